/** SQL for an EAN without blanks and dashes. */
export const eanDigits = (text: string): string => `translate(${text}, ' -', '')`;

/** SQL for the number that digits of the length of an EAN-8, UPC-A, EAN-13 or GTIN-14 make, else null. */
export const eanNumber = (digits: string): string =>
  `CASE WHEN ${digits} ~ '^([0-9]{8}|[0-9]{12,14})$' THEN ${digits}::bigint END`;

/** SQL that tells whether such a number ends with the right check digit; a plain column, as it is read fourteen times. */
export function isEan(number: string): string {
  const sum = Array.from({ length: 14 }, (_, at) => `${number} / ${10 ** at} % 10 * ${at % 2 ? 3 : 1}`).join(" + ");
  return `(${sum}) % 10 = 0`;
}

/** SQL for the stored form of checked digits: single items have 8 or 13. */
export const storedEan = (digits: string): string =>
  `CASE WHEN length(${digits}) = 12 THEN '0' || ${digits} WHEN length(${digits}) = 14 AND left(${digits}, 1) = '0' THEN substr(${digits}, 2) ELSE ${digits} END`;
