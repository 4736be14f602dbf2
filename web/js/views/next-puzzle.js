// The puzzle after one that was solved.

import * as engine from "../engine/api.js";
import { t } from "../engine/i18n.js";
import { open } from "../model/opening.js";
import { SIZES } from "../model/puzzle-kinds.js";
import { complain, say } from "../widgets/message.js";

/** Whether the next puzzle is on its way: once is enough. */
let ordering = false;

/** Opens the next puzzle: one like that which was solved. @param {import("../model/session.js").Session} session
 * @param {() => void} [close] closes the window that it was asked from */
export async function nextPuzzle(session, close = () => {}) {
  const { size, boxes, grade } = session.data;
  if (ordering) return;
  ordering = true;
  const order = session.order ?? { size: boxes && SIZES.includes(size) ? size : 9, grade };
  say(t("thinking"));
  try {
    const data = await engine.generate(order);
    close();
    open(data, { order });
  } catch (error) {
    complain(error);
  } finally {
    ordering = false;
  }
}
