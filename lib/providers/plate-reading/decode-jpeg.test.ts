import sharp from "sharp";
import { decodeJpeg } from "./decode-jpeg";
import { drawScene } from "@/tests/bench/plates/draw-scene";

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#888" } });

test.each([
  ["a text with a picture's name", () => Promise.resolve(Buffer.from("plate.jpg: AB-123-CD"))],
  ["nothing", () => Promise.resolve(Buffer.alloc(0))],
  ["a PNG", () => blank(40, 30).png().toBuffer()],
  ["an SVG", () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
  ["a JPEG that breaks off", async () => (await drawScene([])).subarray(0, 900)],
])("%s is refused as no JPEG", async (_, make) => {
  await expect(decodeJpeg(await make())).rejects.toMatchObject({ kind: "not-a-jpeg" });
});

test.each([
  [20_000, 40],
  [9_000, 9_000],
])("a picture of %p x %p pixels is refused before it is decoded", async (width, height) => {
  const bytes = await blank(width, height).jpeg().toBuffer();
  await expect(decodeJpeg(bytes)).rejects.toMatchObject({ kind: "picture-too-large" });
});

test("a picture that the camera stored on its side is set upright, in grey, at the size that is read", async () => {
  const bytes = await blank(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, data } = await decodeJpeg(bytes);
  expect([width, height, data.length]).toEqual([640, 1280, 640 * 1280]);
});
