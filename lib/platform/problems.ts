/** An outcome that ends a request: HTTP status, stable code for the interface, sentence for people, further fields. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "Problem";
  }
}

export const invalid = (code: string, message: string, extra?: Record<string, unknown>) =>
  new Problem(400, code, message, extra);
export const unauthenticated = () =>
  new Problem(401, "unauthenticated", "You have been disconnected, please refresh the page to continue");
export const denied = () => new Problem(403, "denied", "You are not allowed to access this part.");
export const notFound = () => new Problem(404, "not-found", "There is nothing at this address.");
export const conflict = (code: string, message: string, extra?: Record<string, unknown>) =>
  new Problem(409, code, message, extra);
export const unprocessable = (code: string, message: string, extra?: Record<string, unknown>) =>
  new Problem(422, code, message, extra);
export const tooMany = (retryAfterSeconds: number) =>
  new Problem(429, "too-many", "Too many attempts, please wait.", { retryAfterSeconds });
export const unavailable = (code: string, message: string, extra?: Record<string, unknown>) =>
  new Problem(503, code, message, extra);
