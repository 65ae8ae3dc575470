import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { byUse, heldMinutes, isShown, judgeUnit, type Availability, type KnownCar, type UnitKind } from "../rules";
import type { JudgedUnit, RecycledUnit } from "../schema";

const until = `(h.touched_at + interval '${heldMinutes} minutes')`;

/** A hold counts while it lasts, a sale for good; $1 is the reader's company. */
const columns = `u.id, u.kind, u.vendor, u.vendor_place as "vendorPlace", u.approval, u.police_number as "policeNumber",
    u.maker_reference as "makerReference", u.make, u.model, u.version, u.vehicle_year as "vehicleYear", u.km,
    u.guarantee_months as "guaranteeMonths", u.rack, u.price_cents as "priceCents", u.comment,
    case when h.sold_at is not null then 'sold' when h.unit_id is not null then 'reserved' else u.state end as state,
    u.engine_family as "engineFamily", u.engine_codes as "engineCodes", u.gearbox_reference as "gearboxReference",
    u.gearbox_code as "gearboxCode", u.automatic, u.remark, u.photos,
    case when h.unit_id is not null and h.sold_at is null then json_build_object(
      'until', to_char(${until} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'minutes', greatest(1, ceil(extract(epoch from ${until} - now()) / 60))::int, 'ours', h.company_id = $1,
      'customerId', case when h.company_id = $1 then h.customer_id end) end as hold`;
const holds = `left join recycled_hold h on h.unit_id = u.id and u.state = 'in-stock'
    and (h.sold_at is not null or h.touched_at > now() - interval '${heldMinutes} minutes')`;

// A gearbox is offered where its type was built with the same engine as in the car that it comes from.
const ofVersion = {
  name: "recycled_units_of_version",
  text: `select ${columns} from recycled_version v
    join recycled_unit u on u.engine_id = v.engine_id and (u.kind = 'engine' or u.gearbox_reference = any(v.gearboxes)) ${holds}
    where v.ktype = $2 and u.state <> 'withdrawn' order by u.state = 'sold', u.id limit 500`,
};

const byId = {
  name: "recycled_units_by_id",
  text: `select ${columns} from recycled_unit u ${holds} where u.id = any($2::int[]) and u.state <> 'withdrawn'`,
};

interface Asked {
  ktype: number;
  availability: Availability;
  kind?: UnitKind | null;
  car: KnownCar;
}

/** The engines and gearboxes of a version, each judged for the car: what fits and can be had first. */
export async function listUnits(actor: Actor, { ktype, availability, kind, car }: Asked): Promise<JudgedUnit[]> {
  requireRight(actor, "PRE");
  return readUnits(actor, { ktype, availability, kind, car });
}

/** Those that are in stock, for who works with the stock of a vehicle. */
export async function listReadyUnits(actor: Actor, asked: Pick<Asked, "ktype" | "car">): Promise<JudgedUnit[]> {
  requireRight(actor, "Stock");
  return readUnits(actor, { ...asked, availability: "1" });
}

async function readUnits(actor: Actor, { ktype, availability, kind, car }: Asked): Promise<JudgedUnit[]> {
  const rows = await read<RecycledUnit>(ofVersion, [companyOf(actor), ktype]);
  return rows
    .filter((row) => (!kind || row.kind === kind) && isShown(row.state, availability))
    .map((row) => Object.assign(row, { fit: judgeUnit(row, car) }))
    .sort(byUse);
}

/** Units by their numbers; those that their vendor withdrew are left out. */
export async function findUnits(actor: Actor, { ids }: { ids: readonly number[] }): Promise<RecycledUnit[]> {
  requireRight(actor, "PRE", "cart");
  if (ids.length === 0) return [];
  return read<RecycledUnit>(byId, [companyOf(actor), ids]);
}
