/** Keeps a text in the address under a name, changed there without a round trip; an empty one is taken out. */
export function keepInAddress(name: string, text: string): void {
  const query = new URLSearchParams(window.location.search);
  if (text) query.set(name, text);
  else query.delete(name);
  const rest = query.size > 0 ? `?${query}` : "";
  window.history.replaceState(null, "", window.location.pathname + rest);
}
