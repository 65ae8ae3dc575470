import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { denied } from "@/lib/platform/problems";
import { editorRights, editorsOf, readerOf, readersOf, type Home } from "./names";

export const editsWidget = (actor: Actor, widget: string): boolean => hasRight(actor, ...editorsOf(widget));

/** First line of writes: 403 unless the actor edits the widget. */
export function requireEditor(actor: Actor, widget: string): void {
  requireUser(actor);
  if (!editsWidget(actor, widget)) throw denied();
}

/** First line of what any editor may do. */
export function requireAnyEditor(actor: Actor): void {
  requireUser(actor);
  if (!hasRight(actor, ...editorRights)) throw denied();
}

/** Whether the actor is shown a widget's tiles at all. */
export function readsWidget(actor: Actor, widget: string): boolean {
  const readers = readersOf(widget);
  return readers.length === 0 || hasRight(actor, ...readers);
}

/** First line of reading a home: 403 for who may not open its page. */
export function requireReader(actor: Actor, home: Home): void {
  requireUser(actor);
  if (!hasRight(actor, ...readerOf[home])) throw denied();
}
