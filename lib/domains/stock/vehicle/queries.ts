import { listGoodsFor } from "@/lib/domains/catalogue/fit/queries";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { listReadyUnits } from "@/lib/domains/recycled/queries/list-units";
import { unitLabels } from "@/lib/domains/recycled/queries/unit-labels";
import { unitKey, type KnownCar } from "@/lib/domains/recycled/rules";
import type { JudgedUnit } from "@/lib/domains/recycled/schema";
import { listVersionsOfType } from "@/lib/domains/vehicles/queries/list-versions-of-type";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { sqlKey } from "@/lib/platform/sql-key";
import { textIn, type Language } from "@/lib/shared/languages";
import { arrangeStock } from "./rules";
import type { VehicleStockItem } from "./schema";

// An item that the catalogue does not know fits by its number, its EAN or one of its OE numbers.
const ofVehicle = {
  name: "stock_of_vehicle",
  text: `select i.id, i.article_id as "articleId", i.genart_id as "genartId", i.brand, i.reference, i.ean, i.label, i.part_type as "partType",
      i.price_cents as price, i.currency, i.quantity, i.oe_numbers[1] as oe, g.name as "groupName"
    from stock_item i join stock_group g on g.company_id = i.company_id and g.id = i.stock_group_id
    where i.company_id = $1 and i.id in (
      select id from stock_item where company_id = $1 and article_id = any($2::int[])
      union all
      select id from stock_item where company_id = $1 and article_id is null and reference_key = any($3::text[])
      union all
      select id from stock_item where company_id = $1 and article_id is null and ean = any($3::text[])
      union all
      select o.id from stock_item o where o.company_id = $1 and o.article_id is null and o.oe_numbers <> '{}'
        and exists (select from unnest(o.oe_numbers) oe where ${sqlKey("oe")} = any($3::text[])))
    order by i.id limit 1000`,
};

interface OwnItem {
  id: number;
  articleId: number | null;
  genartId: number | null;
  brand: string;
  reference: string;
  ean: string | null;
  label: string;
  partType: string;
  price: number;
  currency: "EUR" | "CHF";
  quantity: number;
  oe: string | null;
  groupName: string;
}

type Found = Parameters<typeof arrangeStock>[0][number];

interface Asked {
  ktypes: readonly number[];
  car: KnownCar;
  lang: Language;
}

/** What lies ready for versions: Reparcar's engines and gearboxes, and what the company's own stock has for them. */
export async function listVehicleStock(actor: Actor, { ktypes, car, lang }: Asked): Promise<VehicleStockItem[]> {
  requireRight(actor, "Stock");
  const [units, { ids, numbers }] = await Promise.all([
    Promise.all(ktypes.map((ktype) => listReadyUnits(actor, { ktype, car }))),
    listGoodsFor(actor, { ktypes }),
  ]);
  const own = await read<OwnItem>(ofVehicle, [companyOf(actor), ids, numbers]);
  const each = [...new Map(units.flat().map((unit) => [unit.id, unit])).values()];
  const [ofUnits, ofOwn] = await Promise.all([unitItems(each, lang), ownItems(actor, own, lang)]);
  return arrangeStock([...ofUnits, ...ofOwn]);
}

async function unitItems(units: readonly JudgedUnit[], lang: Language): Promise<Found[]> {
  const [engine, gearbox] = await Promise.all([unitLabels("engine"), unitLabels("gearbox")]);
  return units.map((unit) => {
    const code = unit.kind === "engine" ? unit.engineCodes.join(" / ") : unit.gearboxReference;
    return {
      ...{ id: unitKey(unit.id), codeCompatibilite: code, ean: null, refConstructeur: unit.makerReference },
      ...({ provenance: "reparcar", currency: "EUR", quantity: unit.hold && !unit.hold.ours ? 0 : 1 } as const),
      type: textIn(unit.kind === "engine" ? engine : gearbox, lang) ?? unit.kind,
      label: [unit.make, code].filter(Boolean).join(" "),
      ...{ vendeur: unit.vendor, prixVente: unit.priceCents, fits: unit.fit.verdict === "fits" },
    };
  });
}

async function ownItems(actor: Actor, fitting: readonly OwnItem[], lang: Language): Promise<Found[]> {
  const ids = [...new Set(fitting.flatMap(({ genartId }) => genartId ?? []))];
  const places = ids.length > 0 ? await listPlaces(actor, { ids, lang }) : [];
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  return fitting.map(
    ({ id, articleId, genartId, brand, reference, ean, label, price, currency, quantity, oe, groupName }) => ({
      ...{
        id: articleId === null ? `own-${id}` : String(articleId),
        codeCompatibilite: oe,
        ean,
        refConstructeur: reference,
      },
      ...({ provenance: "local", vendeur: groupName, prixVente: price, currency, quantity } as const),
      ...{
        type: (genartId === null ? null : labels.get(genartId)) ?? label,
        label: `${brand} ${reference}`,
        fits: true,
      },
    }),
  );
}

const mostVersions = 8;

/** The same for the versions that a type code of the papers names, built when the car was first registered. */
export async function listStockOfType(
  actor: Actor,
  { code, date, lang }: { code: string; date: string; lang: Language },
): Promise<VehicleStockItem[]> {
  requireRight(actor, "Stock");
  const versions = (await listVersionsOfType(actor, { code, date })).slice(0, mostVersions);
  if (versions.length === 0) return [];
  const [only, ...others] = new Set(versions.flatMap(({ engineCodes }) => engineCodes));
  const car = { engineCode: others.length === 0 ? (only ?? null) : null, gearbox: null, gearboxCode: null };
  return listVehicleStock(actor, { ktypes: versions.map(({ ktype }) => ktype), car, lang });
}
