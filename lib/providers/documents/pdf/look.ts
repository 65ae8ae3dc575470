import { StyleSheet } from "@react-pdf/renderer";

export const colours = {
  ink: "#12151c",
  ink2: "#4a5261",
  ink3: "#68717f",
  line: "#e3e7ee",
  paper: "#ffffff",
  ground: "#f5f7fa",
  accent: "#2348a6",
  plate: "#1746b0",
  fit: "#157347",
  no: "#b3261e",
} as const;

/** Widths of the table's columns in points; the description takes the rest. */
export const columns = { quantity: 34, public: 66, discount: 44, unit: 62, vat: 42, total: 72 } as const;

const A4 = { width: 595.28, height: 841.89 };
const PAGE = { top: 32, side: 36, bottom: 58 };

export const CONTENT_WIDTH = A4.width - 2 * PAGE.side;
export const PAGE_BODY = A4.height - PAGE.top - PAGE.bottom;
/** The box of an agreement that was signed on a phone. */
export const SIGNED_HEIGHT = 172;
/** Photographs below the texts of a line. */
export const PHOTO_SIDE = 42;
export const PHOTO_GAP = 4;
/** The header with the space below it: a fixed height, so that every page holds as much. */
export const HEADER_HEIGHT = 78;
const ROW_PADDING = 8;
const GUTTER = 6;
const NUMBERS_WIDTH = Object.values(columns).reduce((sum, width) => sum + width, 0);
export const DESCRIPTION_WIDTH = CONTENT_WIDTH - 2 * ROW_PADDING - NUMBERS_WIDTH - GUTTER;

/**
 * No lineHeight anywhere: the layout resolves styles again for each page that shows its number and multiplies a
 * line height by the font size each time. Space between lines is margin.
 */
export const look = StyleSheet.create({
  page: {
    paddingTop: PAGE.top,
    paddingHorizontal: PAGE.side,
    paddingBottom: PAGE.bottom,
    fontSize: 9,
    color: colours.ink,
    // Contextual alternates cost a third of the whole layout and change nothing in a quote.
    fontFeatureSettings: { calt: false },
  },
  strong: { fontWeight: 600 },
  row: { flexDirection: "row", paddingHorizontal: ROW_PADDING },
  description: { width: DESCRIPTION_WIDTH, marginEnd: GUTTER },
  soft: { color: colours.ink3, fontSize: 8, marginTop: 2 },
  label: { color: colours.ink3, fontSize: 7.5, marginBottom: 3 },
  card: { borderWidth: 1, borderColor: colours.line, borderRadius: 8, padding: 12 },
  end: { textAlign: "right" },
  /** Figures of one width, for columns of amounts. */
  figures: { fontFeatureSettings: { calt: false, tnum: true } },
});
