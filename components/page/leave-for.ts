/** Another door: everything that this page holds belongs to the session before. Never done, as the page goes meanwhile. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}
