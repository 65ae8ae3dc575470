const event = "etabli:chat";

/** Opens the chat from anywhere in the shell. */
export const openChat = (): void => void window.dispatchEvent(new Event(event));

/** Hears that the chat is asked for; answers how to stop. */
export function hearChat(open: () => void): () => void {
  window.addEventListener(event, open);
  return () => window.removeEventListener(event, open);
}
