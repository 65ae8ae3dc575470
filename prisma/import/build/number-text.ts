/**
 * SQL for the stored form of a number or a name: A-Z and 0-9 only, as `normalise` makes it. Regular expressions cost
 * ten times a translation, so that they see only what is left of other scripts.
 */
export function normalised(text: string): string {
  const plain = `translate(upper(${text} COLLATE "C"), ' -./_,+()''', '')`;
  const slow = `regexp_replace(upper(normalize(replace(${text}, 'ß', 'ss'), NFD) COLLATE "C"), '[^A-Z0-9]', '', 'g')`;
  return `CASE WHEN ${plain} ~ '[^A-Z0-9]' THEN ${slow} ELSE ${plain} END`;
}

/** SQL for an EAN without blanks and dashes. */
export const eanDigits = (text: string): string => `translate(${text}, ' -', '')`;

/** SQL that tells whether digits are an EAN-8, UPC-A, EAN-13 or GTIN-14 with the right check digit. */
export function isEan(digits: string): string {
  const padded = `lpad(${digits}, 14, '0')::bigint`;
  const sum = Array.from({ length: 14 }, (_, at) => `(${padded} / ${10 ** at}) % 10 * ${at % 2 ? 3 : 1}`).join(" + ");
  return `CASE WHEN ${digits} ~ '^([0-9]{8}|[0-9]{12,14})$' THEN (${sum}) % 10 = 0 ELSE false END`;
}

/** SQL for the stored form of checked digits: single items have 8 or 13. */
export const storedEan = (digits: string): string =>
  `CASE WHEN length(${digits}) = 12 THEN '0' || ${digits} WHEN length(${digits}) = 14 AND left(${digits}, 1) = '0' THEN substr(${digits}, 2) ELSE ${digits} END`;
