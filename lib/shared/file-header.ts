const plain = /^[\x20-\x7e]*$/;

/** The value of Content-Disposition for a file of any name (RFC 6266): headers hold Latin letters alone, other names travel encoded beside them. */
export function fileHeader(how: "inline" | "attachment", name: string): string {
  const latin = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["\\]/g, "_");
  const named = `${how}; filename="${latin}"`;
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, "_")).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return plain.test(name) ? named : `${named}; filename*=UTF-8''${encoded}`;
}
