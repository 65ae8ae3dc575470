import type { Right } from "@/lib/shared/rights";
import type { Tile, TileInput } from "../tiles/schema";
import { isTileType, longestImage, longestText, longestTileText, longestUrl, type TileType } from "../tiles/kinds";
import { tileFaults, type TileFault } from "../tiles/typed";
import { otherLanguages, tileTexts, toldTranslations, type OtherLanguage, type TileText } from "../translations";
import { readTypedTime, writeTypedTime, type TimeFault } from "./typed-time";

/** The dates of a tile in the order in which they come. */
export const dateFields = ["dateFrom", "alertStart", "dateTo", "alertEnd"] as const;
export type DateField = (typeof dateFields)[number];
/** The date that an alert announces; without it the alert says nothing. */
export const dateOfAlert = { alertStart: "dateFrom", alertEnd: "dateTo" } as const;

const plainTexts = [
  ...(["name", "text", "url", "img", "data", "className"] as const),
  ...(["urlCover", "urlStart", "urlEnd", "urlMaintenance"] as const),
] as const;
type PlainText = (typeof plainTexts)[number];
/** A text of a tile in another language than the home's. */
export type SpokenField = `${TileText} ${OtherLanguage}`;
export type TextField = PlainText | SpokenField;

export const spokenField = (text: TileText, language: OtherLanguage): SpokenField => `${text} ${language}`;
/** The fields of other languages. */
export const spokenFields = otherLanguages.flatMap((language) =>
  tileTexts.map((text) => ({ text, language, field: spokenField(text, language) })),
);
const texts: readonly TextField[] = [...plainTexts, ...spokenFields.map(({ field }) => field)];

const longestPlain: Record<PlainText, number> = {
  ...{ name: longestText, text: longestTileText, data: 2000, className: 100 },
  ...{ url: longestUrl, urlCover: longestUrl, urlStart: longestUrl, urlEnd: longestUrl, urlMaintenance: longestUrl },
  img: longestImage,
};
/** The most characters that a field takes. */
export const longest = Object.fromEntries([
  ...Object.entries(longestPlain),
  ...spokenFields.map(({ text, field }) => [field, longestPlain[text]]),
]) as Record<TextField, number>;

/** A tile as it is typed: texts, and dates as dd/MM/yyyy HH:mm. */
export interface TileDraft extends Record<TextField | DateField, string> {
  widget: string;
  appType: string;
  brandId: string;
  accessRight: string;
  highlight: boolean;
  maintenanceMode: boolean;
  roles: readonly string[];
  groups: readonly number[];
  screens: readonly number[];
}

export type DraftFault = TileFault | TimeFault | "too-long" | "type";
export type DraftFaults = Partial<Record<keyof TileDraft, DraftFault>>;

const blank = Object.fromEntries([...texts, ...dateFields].map((field) => [field, ""])) as Record<
  TextField | DateField,
  string
>;

/** A new tile of a widget before anything is typed. */
export const newDraft = (widget: string): TileDraft => ({
  ...blank,
  ...{ widget, appType: "iframe", brandId: "", accessRight: "", highlight: false, maintenanceMode: false },
  ...{ roles: [], groups: [], screens: [] },
});

const spokenOf = ({ translations }: Partial<Pick<Tile, "translations">>): Record<SpokenField, string> =>
  Object.fromEntries(
    spokenFields.map(({ text, language, field }) => [field, translations?.[language]?.[text] ?? ""]),
  ) as Record<SpokenField, string>;

/** A tile as its fields show it. */
export function draftOf(tile: Tile): TileDraft {
  const dates = Object.fromEntries(dateFields.map((field) => [field, writeTypedTime(tile[field])]));
  const { widget, appType, brandId, accessRight, highlight, maintenanceMode, roles, groups, screens } = tile;
  return {
    ...(Object.fromEntries(plainTexts.map((field) => [field, tile[field]])) as Record<PlainText, string>),
    ...spokenOf(tile),
    ...(dates as Record<DateField, string>),
    ...{ widget, appType, brandId: brandId === null ? "" : String(brandId), accessRight: accessRight ?? "" },
    ...{ highlight, maintenanceMode, roles, groups, screens },
  };
}

/** What stands in a date's field, a day alone being an end's last minute. */
export const readDate = (field: DateField, text: string) => readTypedTime(text, field === "dateTo" ? "23:59" : "00:00");

/** The dates of a draft; those that cannot be read, and alerts without their date, are null. */
export function datesOf(draft: Pick<TileDraft, DateField>): Record<DateField, string | null> {
  const wall = (field: DateField) => readDate(field, draft[field]).wall;
  const [dateFrom, dateTo] = [wall("dateFrom"), wall("dateTo")];
  return {
    dateFrom,
    dateTo,
    alertStart: dateFrom === null ? null : wall("alertStart"),
    alertEnd: dateTo === null ? null : wall("alertEnd"),
  };
}

type SentTile = TileInput & { accessRight: Right | null };

/** A draft as the call takes it. */
export function inputOf(draft: TileDraft): SentTile {
  const typed = Object.fromEntries(plainTexts.map((field) => [field, draft[field].trim()])) as Record<
    PlainText,
    string
  >;
  const spoken = otherLanguages.map((language) => [
    language,
    Object.fromEntries(tileTexts.map((text) => [text, draft[spokenField(text, language)].trim()])),
  ]);
  const { widget, highlight, maintenanceMode } = draft;
  return {
    ...typed,
    translations: toldTranslations(tileTexts, Object.fromEntries(spoken)),
    ...datesOf(draft),
    ...{ widget, highlight, maintenanceMode },
    accessRight: (draft.accessRight || null) as Right | null,
    appType: draft.appType as TileType,
    brandId: /^[1-9]\d{0,8}$/.test(draft.brandId) ? Number(draft.brandId) : null,
    roles: [...draft.roles] as TileInput["roles"],
    ...{ groups: [...draft.groups], screens: [...draft.screens] },
  };
}

/** Why a date cannot be read; an alert without its date is not looked at. */
function faultOfDate(draft: TileDraft, field: DateField): TimeFault | null {
  const announced = field === "alertStart" || field === "alertEnd" ? draft[dateOfAlert[field]].trim() : "always";
  return announced === "" ? null : readDate(field, draft[field]).fault;
}

/** What is wrong with a tile as it is typed, field by field. */
export function faultsOfTile(draft: TileDraft): DraftFaults {
  const faults: DraftFaults = {};
  for (const { field, fault } of tileFaults(inputOf(draft))) faults[field] ??= fault;
  if (draft.name.trim() === "") faults.name = "required";
  if (!isTileType(draft.appType)) faults.appType = "type";
  for (const field of texts) if (draft[field].trim().length > longest[field]) faults[field] = "too-long";
  for (const field of dateFields) {
    const fault = faultOfDate(draft, field);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** The tabs of the editor, with the fields of each. */
export const tileTabs = ["common", "chronology", "screens"] as const;
export type TileTab = (typeof tileTabs)[number];
const ofChronology: readonly (keyof TileDraft)[] = [
  ...dateFields,
  ...(["urlStart", "urlEnd", "urlMaintenance", "maintenanceMode"] as const),
];

/** The tab on which a field stands. */
export const tabOf = (field: keyof TileDraft): TileTab =>
  field === "screens" ? "screens" : ofChronology.includes(field) ? "chronology" : "common";

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two texts of a tile differ. */
export const differingFields = (mine: TileDraft, theirs: TileDraft): (keyof TileDraft)[] =>
  (Object.keys(mine) as (keyof TileDraft)[]).filter((field) => !sameValue(mine[field], theirs[field]));
