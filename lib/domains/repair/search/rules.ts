import { readFaultCodes, systemOfCode, type FaultCode } from "@/lib/shared/fault-code";
import type { RepairDocuments, RepairItem, RepairPanel, RepairSubject } from "@/lib/providers/repair-data/port";
import { searchWords, stemMark, wordKeys, type SearchWord } from "@/lib/shared/search-word";
import type { WorkshopHit } from "./schema";

/** More hits than anybody reads. */
export const mostHits = 100;
/** Of them such as are fault codes whose titles hold the words. */
export const mostTitled = 30;

const valueOf = ({ value, unit, qualifier, parts }: RepairItem): string =>
  [
    ...(value === null ? [] : [[value, unit].filter(Boolean).join(" ")]),
    ...parts.map((part) => [part.description, part.value, part.unit].filter(Boolean).join(" ")),
    ...(qualifier ? [qualifier] : []),
  ].join(" · ");

function hitsOfPanel(subject: RepairSubject, panel: RepairPanel): WorkshopHit[] {
  const hit = (kind: WorkshopHit["kind"], title: string, text: string | null, time_mins: number | null = null) => ({
    ...{ kind, title, text, subject, time_mins },
    ...{ serviceId: null, code: null },
  });
  return [
    ...panel.technicalInformation.flatMap(({ title, items }) =>
      items
        .filter(({ type }) => type !== "image")
        .map((item) => hit("panel", [title, item.description].filter(Boolean).join(" : "), valueOf(item) || item.note)),
    ),
    ...panel.precautions.map(({ text }) => hit("precaution", text, null)),
    ...panel.procedures.flatMap(({ title, steps }) =>
      steps.map(({ text, parts }) => hit("procedure", title, [text, ...parts].join(" · "))),
    ),
    ...panel.repairTimes.map((line) => hit("repair", line.repair_description, line.action, line.time_mins)),
  ];
}

const hitsOfServices = ({ services }: RepairDocuments): WorkshopHit[] =>
  services.flatMap(({ serviceId, label, time_mins, operations }) => [
    { kind: "service" as const, title: label, text: null, subject: null, serviceId, time_mins, code: null },
    ...operations.map((one) => ({
      ...{ kind: "operation" as const, title: one.label, subject: null, serviceId, time_mins: one.time_mins },
      code: null,
      text: [one.action, label, one.fluid?.grade, one.fluid?.spec, one.note].filter(Boolean).join(" · "),
    })),
  ]);

/** A hit with the keys of its title and of all that it says, each before a blank. */
interface Indexed {
  hit: WorkshopHit;
  title: string;
  whole: string;
}

const keysOf = (texts: readonly (string | null)[]): string =>
  texts.map((text) => (text === null ? "" : ` ${wordKeys(text).join(" ")} `)).join("");

function indexDocuments(documents: RepairDocuments): Indexed[] {
  const all = [
    ...documents.panels.flatMap(({ subject, panel }) => hitsOfPanel(subject, panel)),
    ...hitsOfServices(documents),
  ];
  const once = new Map(all.map((hit) => [[hit.kind, hit.subject, hit.serviceId, hit.title, hit.text].join("|"), hit]));
  return [...once.values()].map((hit) => ({ hit, title: keysOf([hit.title]), whole: keysOf([hit.title, hit.text]) }));
}

/** A source that keeps its documents answers the same ones again: their words are read once. */
const indexes = new WeakMap<RepairDocuments, Indexed[]>();

function indexOf(documents: RepairDocuments): Indexed[] {
  const known = indexes.get(documents) ?? indexDocuments(documents);
  indexes.set(documents, known);
  return known;
}

/** What keys hold that answer a word: one of these for each. */
type Needles = readonly (readonly string[])[];

const needlesOf = (words: readonly SearchWord[]): Needles =>
  words.map(({ begin, stem }) => [` ${begin}`, ` ${stem} `, ` ${stemMark}${stem} `]);

const holds = (keys: string, needles: Needles): boolean =>
  needles.every((any) => any.some((needle) => keys.includes(needle)));

/** The fault codes that a search is made of; none where anything else stands there. */
export function searchedCodes(text: string): FaultCode[] {
  const { codes, unread } = readFaultCodes(text);
  return unread.length > 0 ? [] : codes;
}

const codeHit = (code: string, title: string): WorkshopHit => ({
  ...{ kind: "code", title, text: systemOfCode(code), code },
  ...{ subject: null, serviceId: null, time_mins: null },
});

/** Hits of typed fault codes, with their titles where they have one. */
export const codeHits = (codes: readonly FaultCode[], titles: ReadonlyMap<string, string>): WorkshopHit[] =>
  codes.map(({ code, base }) => codeHit(code, titles.get(base) ?? code));

/** Hits of codes whose titles hold what is searched. */
export const titledHits = (titles: ReadonlyMap<string, string>): WorkshopHit[] =>
  [...titles].map(([code, title]) => codeHit(code, title));

/** Where the words of a search stand in documents: in titles first, what reads alike once. */
export function searchDocuments(documents: RepairDocuments, text: string): WorkshopHit[] {
  const needles = needlesOf(searchWords(text));
  if (needles.length === 0) return [];
  const found = indexOf(documents).filter(({ whole }) => holds(whole, needles));
  const [inTitle, inText] = [true, false].map((is) => found.filter(({ title }) => holds(title, needles) === is));
  return [...(inTitle ?? []), ...(inText ?? [])].map(({ hit }) => hit);
}
