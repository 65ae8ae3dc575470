import "server-only";
import { listMakes, listModels } from "@/lib/domains/vehicles/models/queries";
import { vehicleTypes } from "@/lib/domains/vehicles/models/rules";
import { listVersions } from "@/lib/domains/vehicles/versions/queries";
import type { Actor } from "@/lib/platform/actor";
import { readId, readText, type QueryValue } from "@/lib/shared/address";
import { formatYearMonth } from "@/lib/shared/dates";

export type Query = Record<string, QueryValue>;

/** What an address of the OE selector chooses. */
export interface OeChoice {
  vtype: (typeof vehicleTypes)[number];
  make: number | null;
  model: number | null;
  ktype: number | null;
  vin: string;
  node: string;
}

export function readOeChoice(query: Query): OeChoice {
  const text = (name: string, most = 40) => readText(query[name], most);
  const number = (name: string) => readId(text(name));
  const vtype = vehicleTypes.find((one) => one === text("vtype")) ?? "vl";
  const numbers = { make: number("make"), model: number("model"), ktype: number("ktype") };
  return { vtype, ...numbers, vin: text("vin").trim(), node: text("node", 100) };
}

export interface Option {
  value: string;
  label: string;
}

/** The makes, and the models and versions below what is chosen. */
export async function oeOptions(actor: Actor, { vtype, make, model }: OeChoice) {
  const [makes, models, versions] = await Promise.all([
    listMakes(actor, { vtype }),
    make === null ? [] : listModels(actor, { makeId: make, vtypes: [vtype] }),
    model === null ? [] : listVersions(actor, { modelId: model }),
  ]);
  const years = (from: number | null, to: number | null) => (from === null ? "" : ` (${from} – ${to ?? ""})`);
  const month = (ym: number | null) => (ym === null ? "" : (formatYearMonth(ym) ?? ""));
  return {
    makes: makes.map(({ id, name }): Option => ({ value: String(id), label: name })),
    models: models.map((one): Option => ({ value: String(one.id), label: one.name + years(one.yearFrom, one.yearTo) })),
    versions: versions.map((one): Option => {
      const built = [month(one.fromYm), month(one.toYm)].join(" – ");
      return { value: String(one.ktype), label: [one.name, one.engineCodes[0], built].filter(Boolean).join(" · ") };
    }),
  };
}

export type OeOptions = Awaited<ReturnType<typeof oeOptions>>;

/** The address of a choice; what is not chosen is left out. */
export function oeSelectorAddress(choice: Partial<OeChoice>): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) if (value) words.set(name, String(value));
  const query = words.toString();
  return query ? `/oe-selector?${query}` : "/oe-selector";
}
