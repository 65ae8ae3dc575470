export const dialogNames = ["palette", "picture", "language", "link", "support", "company"] as const;
export type DialogName = (typeof dialogNames)[number];

const event = "etabli:dialog";

interface Asked {
  name: DialogName;
  /** The number of what it is about, where it may be about several. */
  about?: number;
}

/** Opens a dialog of the shell from anywhere; its code is fetched then. */
export const openDialog = (name: DialogName, about?: number): void =>
  void window.dispatchEvent(new CustomEvent<Asked>(event, { detail: { name, about } }));

/** Hears which dialog is asked for; answers how to stop. */
export function onDialog(open: (asked: Asked) => void): () => void {
  const hear = (asked: Event) => open((asked as CustomEvent<Asked>).detail);
  window.addEventListener(event, hear);
  return () => window.removeEventListener(event, hear);
}
