### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## Parties enregistrées
load-too-long = Le texte est trop long pour une partie enregistrée ({ $limit } octets au plus).
load-not-a-game = Ce n'est pas une partie enregistrée.
load-version = La partie a été enregistrée par une version plus récente de Grille (format { $version } ; celle-ci lit jusqu'au { $known }).
load-puzzle = La grille de la partie enregistrée n'est pas valide : { $what }
load-field = La partie enregistrée est endommagée : le champ { $field } manque ou n'est pas valide.
