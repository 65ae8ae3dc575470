const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};

const entry = (codec: string) => Buffer.concat([Buffer.alloc(7), Buffer.from([1]), box(codec, Buffer.alloc(78))]);

/** An MP4 with one track of a codec, and the place where it was filmed. */
export function mp4({ codec = "avc1", brand = "isom", more = [] as Buffer[] } = {}): Buffer {
  const place = box("udta", box("\u00a9xyz", "+48.8584+002.2945/"));
  const track = box(
    "trak",
    box("mdia", box("mdhd", Buffer.alloc(24, 7)), box("minf", box("stbl", box("stsd", entry(codec))))),
  );
  const movie = box("moov", box("mvhd", Buffer.from([0, 0, 0, 0]), Buffer.alloc(96, 7)), track, place);
  return Buffer.concat([
    box("ftyp", brand, Buffer.alloc(4), "zzzz"),
    movie,
    box("free", "<script>1</script>"),
    box("mdat", Buffer.alloc(300_000, 5)),
    ...more,
  ]);
}

const element = (id: string, body: Buffer | string, endless = false): Buffer => {
  const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(bytes.length));
  return Buffer.concat([Buffer.from(id, "hex"), endless ? Buffer.from("01ffffffffffffff", "hex") : size, bytes]);
};

/** A WebM as a camera in a browser writes it: segment and clusters without a size. */
export function webm({ codec = "V_VP8", docType = "webm", endless = true, more = [] as Buffer[] } = {}): Buffer {
  const track = element("ae", Buffer.concat([element("d7", "\x01"), element("83", "\x01"), element("86", codec)]));
  const cluster = Buffer.concat([element("e7", "\0"), element("a3", Buffer.alloc(200_000, 9))]);
  const body = Buffer.concat([
    element(
      "1549a966",
      Buffer.concat([element("2ad7b1", Buffer.from([15, 66, 64])), element("7ba9", "Rue de la Paix 7")]),
    ),
    element("1654ae6b", track),
    element("1254c367", element("7373", "made by Mrs. Example")),
    element("1f43b675", cluster, endless),
    ...more,
  ]);
  return Buffer.concat([element("1a45dfa3", element("4282", docType)), element("18538067", body, endless)]);
}

export { box, element };
