import { Font } from "@react-pdf/renderer";
import { familiesFor } from "./register";
import type { FontScript } from "./script-runs";

const LATIN_ONLY = /^[\n -~\u00a0-\u017f\u2010-\u2027\u202f\u20ac]*$/u;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]/u;

/** The loaded faces of a script; null while one of them is not, as nothing can be said of it. */
function facesOf(script: FontScript) {
  const found = familiesFor(script).map((fontFamily) => Font.getFont({ fontFamily, fontWeight: 400 }).data);
  const faces = found.flatMap((face) => (face && face.type !== "STANDARD" ? [face] : []));
  return faces.length === found.length ? faces : null;
}

/** A text as the faces of its script hold it, so that no file names a font that it does not carry: "?" for what none draws. */
export function drawable(text: string, script: FontScript): string {
  if (script === "latin" && LATIN_ONLY.test(text)) return text;
  const faces = facesOf(script);
  if (!faces) return text;
  return Array.from(text, (sign) => {
    if (sign === "\n" || faces.some((face) => face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))) return sign;
    return UNSEEN.test(sign) ? "" : "?";
  }).join("");
}
