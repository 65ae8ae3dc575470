/** Beginnings of the hashes of the sheets of drawings: they stand in the addresses, so that browsers may keep a sheet. */
export const sheetVersions = {
  parts: "4cdc78dc",
  plates: "5a080919",
  bodies: "48f869a8",
  icons: "ebd80d80",
  states: "10580643",
} as const;
export type Sheet = keyof typeof sheetVersions;

/** The address of one drawing on its sheet. */
export const drawingHref = (sheet: Sheet, name: string): string =>
  `/drawings/${sheet}.svg?v=${sheetVersions[sheet]}#${name}`;
