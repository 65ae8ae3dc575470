type Typed = HTMLInputElement | HTMLTextAreaElement;

const typed = new Set<Typed>();
const isText = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|file)$/.test(target.type));

/** Follows what is typed on the page; answers how to stop. What was sent, or is gone or empty again, does not count. */
export function followTyping(): () => void {
  const note = ({ target }: Event) => void (isText(target) && typed.add(target));
  const sent = ({ target }: Event) => {
    for (const field of typed) if (field.form === target) typed.delete(field);
  };
  document.addEventListener("input", note, true);
  document.addEventListener("submit", sent, true);
  return () => {
    document.removeEventListener("input", note, true);
    document.removeEventListener("submit", sent, true);
  };
}

/** Whether something stands on the page that a person has typed and not sent. */
export const hasTyping = (): boolean => [...typed].some((field) => field.isConnected && field.value.trim() !== "");
