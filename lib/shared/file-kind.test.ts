import { kindOfBytes } from "./file-kind";

const bytes = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

it.each([
  ["\xff\xd8\xff\xe0 JFIF", "picture"],
  ["\x89PNG\r\n\x1a\n", "picture"],
  ["GIF89a", "picture"],
  ["RIFF\x00\x00\x00\x00WEBPVP8 ", "picture"],
  ["\x00\x00\x00\x20ftypisom", "video"],
  ["\x1a\x45\xdf\xa3\x01", "video"],
  ["RIFF\x00\x00\x00\x00WAVE", null],
  ["%PDF-1.7", null],
  ["<svg xmlns", null],
  ["hello", null],
  ["", null],
] as const)("%j begins a %p", (text, kind) => expect(kindOfBytes(bytes(text))).toBe(kind));
