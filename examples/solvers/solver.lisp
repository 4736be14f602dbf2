;;; A solver for `grille judge`: the cell with the fewest candidates first.   Run: sbcl --script solver.lisp
(defvar *size*) (defvar *height*) (defvar *width*) (defvar *grid*) (defvar *known*)

(defun candidates (cell)
  (multiple-value-bind (row column) (floor cell *size*)
    (let ((top (- row (mod row *height*))) (left (- column (mod column *width*))))
      (flet ((at (row column) (aref *grid* (+ (* row *size*) column))))
        (loop for digit from 1 to *size*
              unless (loop for i below *size*
                           thereis (or (= digit (at row i)) (= digit (at i column))
                                       (= digit (at (+ top (floor i *width*)) (+ left (mod i *width*))))))
                collect digit)))))

(defun solve ()
  (let ((best nil) (choices nil) (fewest 99))
    (loop for cell below (* *size* *size*) while (> fewest 1)
          when (zerop (aref *grid* cell))
            do (let ((found (candidates cell)))
                 (when (< (length found) fewest)
                   (setf best cell choices found fewest (length found)))))
    (or (null best)                     ; every cell is filled
        (loop for digit in choices
              do (setf (aref *grid* best) digit)
              thereis (solve))
        (progn (setf (aref *grid* best) 0) nil))))

(defun words (line)                     ; the words of a line, numbers as numbers
  (let ((*read-eval* nil))
    (ignore-errors (read-from-string (format nil "(~a)" line)))))

(loop for line = (read-line *standard-input* nil) while line
      do (destructuring-bind (&optional word &rest rest) (words line)
           (case word
             (puzzle (setf (values *size* *height* *width*) (values-list rest)
                           *known* (plusp *height*) ; 0 rows: the regions are not boxes
                           *grid* (make-array (* *size* *size*) :fill-pointer 0)))
             (row (dolist (value rest) (vector-push value *grid*)))
             (rule (setf *known* nil))
             (solve (format t "~a~{ ~a~}~%" (cond ((not *known*) "unsupported") ((solve) "solution") (t "none"))
                            (when (and *known* (notany #'zerop *grid*)) (coerce *grid* 'list)))
                    (finish-output))
             (quit (return)))))
