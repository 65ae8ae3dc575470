/** Loads another page; what waits for it stays busy until this one is gone. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise<never>(() => undefined);
}
