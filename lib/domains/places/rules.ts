import { plainText } from "@/lib/shared/fold";

/** A name of a place as names compare: small letters and digits, "St" written out. In SQL the same is `place_key`. */
export const placeKey = (name: string): string =>
  plainText(name)
    .replace(/\bst(e?)\b/g, "saint$1")
    .replace(/[^a-z0-9]/g, "");

/** Where a point lies on a square map of the whole world (web Mercator), from 0 to 1, north and west first. */
export function worldPoint({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, lat)) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The coordinates of such a point. */
export const coordinatesOf = ({ x, y }: { x: number; y: number }): { lat: number; lng: number } => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: (x - 0.5) * 360,
});

export type PlaceQuestion = { by: "code"; text: string } | { by: "name"; text: string };

/** Whether a typed text is (the beginning of) a postal code or of a name; null for nothing that a place is called. */
export function readPlace(raw: string): PlaceQuestion | null {
  const text = raw.trim();
  const code = text.replace(/^(f|ch)[\s-]*(?=\d)/i, "").replace(/\s/g, "");
  if (/^\d{1,5}$/.test(code)) return { by: "code", text: code };
  const name = placeKey(text.replace(/\(?\d{4,5}\)?/g, ""));
  return name === "" ? null : { by: "name", text: name };
}
