import { readFaultCodes, type FaultCode } from "@/lib/shared/fault-code";
import type { RepairDocuments, RepairItem, RepairPanel, RepairSubject } from "@/lib/providers/repair-data/port";
import { fold } from "@/lib/shared/fold";
import type { WorkshopHit } from "./schema";

/** More hits than anybody reads. */
const mostHits = 100;

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

const key = (text: string): string => fold(text).toLowerCase();

/** The words of a search, folded; a blank search has none. */
export const searchWords = (text: string): string[] =>
  key(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Texts of sources are few and come again with every search: their words are kept, the oldest go. */
const kept = new Map<string, string>();
const mostKept = 20_000;

/** The words of a text, each after a blank. */
function keptWords(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const words = ` ${searchWords(text).join(" ")}`;
  kept.set(text, words);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return words;
}

/** Whether texts have words that begin with each of the words. */
function holds(texts: readonly (string | null)[], words: readonly string[]): boolean {
  const own = texts.map((text) => (text === null ? "" : keptWords(text)));
  return words.every((word) => own.some((one) => one.includes(` ${word}`)));
}

/** The fault codes that a search is made of; none where anything else stands there. */
export function searchedCodes(text: string): FaultCode[] {
  const { codes, unread } = readFaultCodes(text);
  return unread.length > 0 ? [] : codes;
}

const codeHit = ({ code, base, system }: FaultCode, titles: ReadonlyMap<string, string>): WorkshopHit => ({
  ...{ kind: "code", title: titles.get(base) ?? code, text: system, code },
  ...{ subject: null, serviceId: null, time_mins: null },
});

/** Where the words of a search stand: in titles first, a hit that reads alike once. `titles` are those of its fault codes. */
export function searchDocuments(
  documents: RepairDocuments,
  text: string,
  titles: ReadonlyMap<string, string>,
): WorkshopHit[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const all = [
    ...documents.panels.flatMap(({ subject, panel }) => hitsOfPanel(subject, panel)),
    ...hitsOfServices(documents),
  ];
  const found = all.filter((hit) => holds([hit.title, hit.text], words));
  const inTitle = (hit: WorkshopHit) => (holds([hit.title], words) ? 0 : 1);
  const once = new Map(
    found.map((hit) => [[hit.kind, hit.subject, hit.serviceId, hit.title, hit.text].join("|"), hit]),
  );
  const sorted = [...once.values()].toSorted((one, other) => inTitle(one) - inTitle(other));
  const codes = searchedCodes(text).map((code) => codeHit(code, titles));
  return [...codes, ...sorted].slice(0, mostHits);
}
