import sharp from "sharp";
import { checkPicture } from "./check-picture";

const drawn = (format: "jpeg" | "png" | "webp" | "gif" | "tiff") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#888" } })
    .toFormat(format)
    .toBuffer();

test.each(["jpeg", "png", "webp"] as const)("a %s is a picture of a size", async (format) => {
  await expect(checkPicture(await drawn(format), "picture")).resolves.toEqual({ width: 40, height: 30 });
});

test.each(["gif", "tiff"] as const)("a %s is none that is taken", async (format) => {
  await expect(checkPicture(await drawn(format), "picture")).rejects.toMatchObject({ kind: "not-a-picture" });
});

test("where a JPEG is wanted a PNG is none", async () => {
  await expect(checkPicture(await drawn("png"), "jpeg")).rejects.toMatchObject({ kind: "not-a-jpeg" });
});
