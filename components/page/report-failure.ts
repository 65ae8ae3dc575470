/** Tells the server that a page could not be shown; what the user does next never waits for it. */
export function reportRenderFailure(error: Error & { digest?: string }): void {
  const { pathname } = window.location;
  const message = error.digest ? `${error.message} (${error.digest})` : error.message;
  const body = JSON.stringify({
    pathname: pathname.slice(0, 2000),
    error: message.slice(0, 2000),
    stack: (error.stack ?? "").slice(0, 8000),
    userAgent: navigator.userAgent.slice(0, 400),
  });
  void fetch("/api/error", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
