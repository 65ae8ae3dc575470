export const passFileType = "application/vnd.apple.pkpass";

/** A signed pass as phones want it: shown, never kept. Safari refuses it under any other type. */
export const passFile = (bytes: Buffer, headers: Record<string, string> = {}): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...{ "content-type": passFileType, "content-disposition": 'inline; filename="idcar.pkpass"' },
      ...{ "cache-control": "private, no-store", ...headers },
    },
  });
