/** Email and password of an `Authorization: Basic` header, or null when it is not one. */
export function readBasicHeader(header: string | null): { email: string; password: string } | null {
  const encoded = /^basic ([a-z0-9+/=]+)$/i.exec(header?.trim() ?? "")?.[1];
  if (!encoded) return null;
  const plain = Buffer.from(encoded, "base64").toString("utf8");
  const colon = plain.indexOf(":");
  return colon < 1 ? null : { email: plain.slice(0, colon), password: plain.slice(colon + 1) };
}
