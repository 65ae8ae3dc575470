/** A random UUID (version 4), also where a browser gives none: on pages over plain HTTP from another machine. */
export function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const at = (index: number, mask: number, set: number) => (((bytes[index] ?? 0) & mask) | set).toString(16);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));
  hex[6] = at(6, 0x0f, 0x40).padStart(2, "0");
  hex[8] = at(8, 0x3f, 0x80).padStart(2, "0");
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
