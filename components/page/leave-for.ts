/** Another door: everything that this page holds belongs to the session before. Done only when Back brings the page again. */
export function leaveFor(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener("pageshow", back);
      resolve();
    };
    window.addEventListener("pageshow", back);
  });
}
