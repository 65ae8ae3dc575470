/** True when a key press belongs to a control that takes text or to what lies over the page, so that shortcuts must leave it alone. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest("input:not([type=checkbox], [type=radio]), textarea, select, dialog, [data-slides]") !== null
  );
}
