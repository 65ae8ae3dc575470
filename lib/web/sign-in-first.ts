/** The answer to somebody who is not signed in: whoever opened the address itself is led to the sign-in and back. */
export function signInFirst(request: Request): Response {
  if (request.headers.get("sec-fetch-dest") !== "document") return new Response(null, { status: 401 });
  const { pathname, search } = new URL(request.url);
  const location = `/login?from=${encodeURIComponent(pathname + search)}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
