const LINE_ENDS = /\r\n?|\u2028|\u2029/gu;
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/gu;
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const PRESENTATION_FORMS = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * What a font can draw of a text: composed letters, ligatures as their letters, no control characters, no invisible
 * marks (the layout finds the direction itself), "?" for half a character. Line feeds stay.
 */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(LINE_ENDS, "\n")
    .replace(CONTROLS, " ")
    .replace(INVISIBLE, "")
    .replace(PRESENTATION_FORMS, (form) => form.normalize("NFKC"))
    .replace(LONE_SURROGATE, "?");
}
