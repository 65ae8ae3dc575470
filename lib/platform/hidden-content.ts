/** What makes a picture another file as well, where a program that does not decode it looks: a page, a script, a document. */
const texts = ["<script", "<html", "<!doctype html", "<?php", "<svg"];
const longest = Math.max(...texts.map((text) => text.length));
/** A document's signature counts within the first kilobyte, the end of an archive within the last 64. */
const documentWithin = 1024 + 5;
const archiveWithin = 65_557;

/** Whether bytes that begin as a picture hold a page, a script, a PDF document or an archive besides. */
export function holdsMore(given: Uint8Array): boolean {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.subarray(0, documentWithin).includes("%PDF-")) return true;
  if (bytes.subarray(-archiveWithin).includes("PK\x05\x06", 0, "latin1")) return true;
  for (let at = bytes.indexOf(0x3c); at !== -1; at = bytes.indexOf(0x3c, at + 1)) {
    const text = bytes.toString("latin1", at, at + longest).toLowerCase();
    if (texts.some((one) => text.startsWith(one))) return true;
  }
  return false;
}
