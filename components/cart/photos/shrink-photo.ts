import { photoSide } from "@/lib/domains/cart/photos/rules";

const quality = 0.92;

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));

/**
 * A photograph upright and at the size at which it is kept, so that a phone's 50 megapixels travel in a second and what
 * only this browser can read arrives as JPEG; the file itself where it is small already or the browser cannot read it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!("createImageBitmap" in globalThis)) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  try {
    const share = photoSide / Math.max(bitmap.width, bitmap.height);
    const isKnown = /^image\/(jpeg|png|webp)$/.test(file.type);
    if (share >= 1 && isKnown) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * Math.min(1, share));
    canvas.height = Math.round(bitmap.height * Math.min(1, share));
    const pen = canvas.getContext("2d");
    if (!pen) return file;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const small = await jpegOf(canvas);
    return small ? new File([small], file.name.replace(/\.\w+$/, "") + ".jpg", { type: small.type }) : file;
  } finally {
    bitmap.close();
  }
}
