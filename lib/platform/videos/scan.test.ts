import { box, element, mp4, webm } from "@/tests/support/videos";
import { scannerOf } from "./scan";

/** What leaves the scanner when the file comes in pieces of a length. */
function scan(file: Buffer, piece = 65_536): Buffer {
  const { scanner } = scannerOf(file.subarray(0, 16));
  const out: Uint8Array[] = [];
  for (let at = 0; at < file.length; at += piece) out.push(...scanner.push(file.subarray(at, at + piece)));
  scanner.end();
  return Buffer.concat(out);
}

describe.each([
  ["MP4", mp4(), ["+48.8584", "<script>"]],
  ["live WebM", webm(), ["Rue de la Paix", "Mrs. Example"]],
  ["finished WebM", webm({ endless: false }), ["Rue de la Paix", "Mrs. Example"]],
])("%s", (_, file, personal) => {
  it.each([1, 7, 4096, 1e9])(
    "passes in pieces of %i bytes, as long as before and without what tells of its maker",
    (piece) => {
      const out = scan(file, piece);
      expect(out.length).toBe(file.length);
      for (const words of personal) expect([file.includes(words), out.includes(words)]).toEqual([true, false]);
      expect(scan(out).equals(out)).toBe(true);
    },
  );
});

it.each([
  ["an MP4 of sound alone", mp4({ codec: "mp4a" })],
  ["an MP4 of a brand that no browser plays", mp4({ brand: "qt  " })],
  ["an MP4 that breaks off", mp4().subarray(0, -1)],
  ["an MP4 with a page behind it", Buffer.concat([mp4(), Buffer.from("<html><script>alert(1)</script>")])],
  ["an MP4 with an archive behind it", mp4({ more: [box("PK\x05\x06", Buffer.alloc(18))] })],
  ["an MP4 with two movies", mp4({ more: [box("moov", "")] })],
  ["an MP4 without pictures in it", box("ftyp", "isom", Buffer.alloc(4))],
  [
    "an MP4 of a box that claims 4 GB",
    Buffer.concat([box("ftyp", "isom", Buffer.alloc(4)), Buffer.from("fffffff06d6f6f76", "hex")]),
  ],
  [
    "a box that is shorter than its head",
    Buffer.concat([box("ftyp", "isom", Buffer.alloc(4)), Buffer.from("0000000466726565", "hex")]),
  ],
  ["a Matroska file", webm({ docType: "matroska" })],
  ["a WebM of a codec that no browser plays", webm({ codec: "V_MPEG2" })],
  ["a WebM that breaks off", webm({ endless: false }).subarray(0, -1)],
  ["a WebM with something behind it", Buffer.concat([webm({ endless: false }), element("ec", "x")])],
  ["a WebM with a page in it", webm({ more: [Buffer.from("<html>")] })],
  ["a renamed text", Buffer.from("MP4 but not really")],
  ["a page that says ftyp", Buffer.from("<!--ftypisom--><script>alert(1)</script>")],
])("%s is no video", (_, file) => {
  expect(() => scan(file)).toThrow(expect.objectContaining({ code: "not-a-video" }));
});
