import { requireUser, type Actor } from "@/lib/platform/actor";
import { textsOf } from "@/lib/platform/texts";
import type { GuidedReference } from "@/lib/providers/guided-selection/port";
import { alphabetOf } from "@/lib/shared/by-name";
import { writtenLanguage, type Language } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import { groupFigures } from "../../fit/values";
import { liveNames } from "../../labels/queries";
import type { Labels } from "../../labels/rules";
import type { KatiaItem, KatiaLabel } from "../schema";
import { demandsOf, type Demand } from "../wording";
import { askKnown } from "./ask-source";

interface OfVehicle {
  vehicleId: number;
  lang: Language;
}

const known = [
  ...(["engineCode", "date", "pos", "brakeSystem", "disc", "drum", "gearbox", "euro"] as const),
  ...(["cylinders", "grossKg", "chassis"] as const),
] as const;
const words = ["manual", "automatic", "front", "rear", "left", "right"] as const;

/** What references ask of a car, in the words of a language. */
export async function demandWords(lang: Language): Promise<(demand: Demand) => string> {
  const locale = writtenLanguage(lang);
  const t = createTranslator({ locale, messages: await textsOf(locale, "guided") });
  const named = (key: string) => known.find((one) => one === key);
  const valued = (text: string) => {
    const word = words.find((one) => one === text);
    return word ? t(`value.${word}`) : groupFigures(text, lang);
  };
  // A thousand numbers of a car ask a few dozen things: each is put into words once.
  const told = new Map<string, string>();
  return ({ key, question, needs }) => {
    const asked = JSON.stringify([key, question, needs]);
    const known = told.get(asked);
    if (known !== undefined) return known;
    const name = named(key);
    const label = question ?? (name ? t(`criterion.${name}`) : t("criterion.other"));
    const text = t("demand", { label, value: needs.map(valued).join(" / ") });
    told.set(asked, text);
    return text;
  };
}

async function sideWords(lang: Language) {
  const locale = writtenLanguage(lang);
  const t = createTranslator({ locale, messages: await textsOf(locale, "guided") });
  return (side: "front" | "rear" | "left" | "right" | null) => side && t(`value.${side}`);
}

const partName = (labels: Labels, itemId: number, label: string | null): string =>
  labels.find("genart", itemId) ?? label ?? String(itemId);

/** References as the calls tell them: one item for each part and place, its numbers in order. */
export async function tellItems(references: readonly GuidedReference[], lang: Language): Promise<KatiaItem[]> {
  const [{ labels }, demand, side] = await Promise.all([liveNames(lang), demandWords(lang), sideWords(lang)]);
  const items = new Map<string, KatiaItem>();
  for (const reference of references) {
    const { itemId, label, frontRear, leftRight, oe } = reference;
    const key = [itemId, frontRear, leftRight].join();
    const item = items.get(key) ?? {
      ...{ itemId, label: partName(labels, itemId, label), criterias: [] },
      ...{ frontRear: side(frontRear), leftRight: side(leftRight) },
    };
    const asks = demandsOf(reference).filter(({ key: one }) => one !== "pos");
    item.criterias.push({ oe, label: asks.map(demand).join(", ") });
    items.set(key, item);
  }
  const order = alphabetOf(lang);
  return [...items.values()].sort((a, b) => order(a.label, b.label) || a.itemId - b.itemId);
}

/** The OE numbers of a vehicle, or those asked for; empty when there are none, 404 for a vehicle that the source does not know. */
export async function listKatiaItems(
  actor: Actor,
  { vehicleId, lang, oes }: OfVehicle & { oes?: readonly string[] },
): Promise<KatiaItem[]> {
  requireUser(actor);
  return tellItems(await askKnown((source) => source.references({ vehicleId, lang, oes })), lang);
}

/** The parts of a vehicle that are told apart, by name, with how many OE numbers each has; 404 likewise. */
export async function listKatiaLabels(actor: Actor, { vehicleId, lang }: OfVehicle): Promise<KatiaLabel[]> {
  requireUser(actor);
  const [parts, { labels }] = await Promise.all([
    askKnown((source) => source.parts({ vehicleId, lang })),
    liveNames(lang),
  ]);
  const order = alphabetOf(lang);
  return parts
    .map(({ itemId, label, references }) => ({ itemId, label: partName(labels, itemId, label), references }))
    .sort((a, b) => order(a.label, b.label) || a.itemId - b.itemId);
}
