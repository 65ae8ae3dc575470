import sharp from "sharp";
import { holdsMore } from "./hidden-content";

const jpeg = sharp({ create: { width: 60, height: 40, channels: 3, background: "#a33" } })
  .withExif({ IFD0: { ImageDescription: "taken <here> & there", Software: "Camera < 2" } })
  .jpeg()
  .toBuffer();
const comment = (text: string) => {
  const body = Buffer.from(text, "latin1");
  return Buffer.concat([Buffer.from([0xff, 0xfe, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
};

it("lets a camera's picture pass, with what phones put behind it", async () => {
  const picture = await jpeg;
  const phone = Buffer.concat([
    picture,
    Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"),
    Buffer.alloc(4000),
  ]);
  expect([holdsMore(picture), holdsMore(phone)]).toEqual([false, false]);
});

it.each([
  ["a page behind it", (one: Buffer) => Buffer.concat([one, Buffer.from("\n<HTML><body>")])],
  [
    "a script in a comment",
    (one: Buffer) => Buffer.concat([one.subarray(0, 2), comment("*/<ScRiPt>alert(1)"), one.subarray(2)]),
  ],
  [
    "a program in a comment",
    (one: Buffer) => Buffer.concat([one.subarray(0, 2), comment("<?php eval(1)"), one.subarray(2)]),
  ],
  [
    "a document at its head",
    (one: Buffer) => Buffer.concat([one.subarray(0, 2), comment("%PDF-1.7"), one.subarray(2)]),
  ],
  [
    "an archive behind it",
    (one: Buffer) => Buffer.concat([one, Buffer.from("PK\x05\x06" + "\0".repeat(18), "latin1")]),
  ],
])("finds %s", async (_, change) => {
  expect(holdsMore(change(await jpeg))).toBe(true);
});
