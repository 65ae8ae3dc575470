/** The value of a cookie in a Cookie header; null where it stands in none. */
export function cookieOf(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const [own, value] = part.trim().split("=");
    if (own === name && value) return value;
  }
  return null;
}
