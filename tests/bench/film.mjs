import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import bwip from "bwip-js/node";
import sharp from "sharp";

const size = { width: 640, height: 480 };

const jpeg = (picture) => picture.toColourspace("srgb").jpeg({ quality: 90, chromaSubsampling: "4:2:0" }).toBuffer();

const greyFrame = () => jpeg(sharp({ create: { ...size, channels: 3, background: "#808080" } }));

async function codeFrame(bcid, text) {
  const drawn = await bwip.toBuffer({
    bcid,
    text,
    scale: 2,
    height: 20,
    paddingwidth: 12,
    paddingheight: 8,
    backgroundcolor: "FFFFFF",
  });
  return jpeg(sharp(drawn).resize({ ...size, fit: "contain", background: "#fff" }));
}

/** A film as Chromium's false camera plays it, again and again: grey for so many pictures, then a code on white. Its file. */
export async function filmOf({ bcid, text, grey, shown }) {
  const [before, after] = await Promise.all([greyFrame(), codeFrame(bcid, text)]);
  const film = path.join(mkdtempSync(path.join(tmpdir(), "etabli-film-")), "film.mjpeg");
  writeFileSync(film, Buffer.concat([...Array(grey).fill(before), ...Array(shown).fill(after)]));
  return film;
}
