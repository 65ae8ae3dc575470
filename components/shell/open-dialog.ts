export const dialogNames = ["palette", "picture", "language", "link", "support"] as const;
export type DialogName = (typeof dialogNames)[number];

const event = "etabli:dialog";

/** Opens a dialog of the shell from anywhere; its code is fetched then. */
export const openDialog = (name: DialogName): void =>
  void window.dispatchEvent(new CustomEvent(event, { detail: name }));

/** Hears which dialog is asked for; answers how to stop. */
export function onDialog(open: (name: DialogName) => void): () => void {
  const hear = (asked: Event) => open((asked as CustomEvent<DialogName>).detail);
  window.addEventListener(event, hear);
  return () => window.removeEventListener(event, hear);
}
