import sharp from "sharp";
import { app } from "@/lib/api/app";
import type { Client } from "./counter";

/** A worn disc as a phone takes it: lying on its side, with where and by what it was taken. */
export const phonePhoto = (width = 2400, height = 1800, background = "#b03020"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: { create: { width: 100, height, channels: 3, background: "#1060c0" } }, left: 0, top: 0 }])
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: "Secretphone", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 29/1", GPSLongitudeRef: "E", GPSLongitude: "2/1 17/1 40/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

interface Place {
  customerId: number;
  kind: "part" | "work";
  lineId: number;
}

export const photosPath = ({ customerId, kind, lineId }: Place) => `/cart/photos/${customerId}/${kind}/${lineId}`;

/** Sends a photograph of a line as a browser does. */
export function sendPhoto({ token }: Pick<Client, "token">, place: Place, bytes: Uint8Array, key?: string) {
  const body = new FormData();
  body.set("image", new File([new Uint8Array(bytes)], "IMG_0001.jpg", { type: "image/jpeg" }));
  const headers = { authorization: `Bearer ${token}`, ...(key ? { "idempotency-key": key } : {}) };
  return Promise.resolve(app.request(`/api${photosPath(place)}`, { method: "POST", headers, body }));
}
