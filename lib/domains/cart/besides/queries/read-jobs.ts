import { listMakeUp } from "@/lib/domains/catalogue/sheet/queries/list-make-up";
import { listOrderedLately } from "@/lib/domains/orders/together/queries";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { groupBy } from "@/lib/shared/group-by";
import { vehicleKey } from "../../rules";
import type { KeptItem } from "../../schema";
import { jobBook } from "../book";
import { piecesOf, type Piece } from "../pieces";

type Vehicle = Record<"vin" | "plate", string | null> & { ktype: number | null };
type Item = Pick<KeptItem, "id" | "genartId" | "makeLabel" | "own">;

interface Row extends Vehicle {
  tab: string;
  item: Item;
  quantity: number;
  also: Vehicle[];
}

/** What lies in the cart for a vehicle or lay there today, with what was ordered for it lately. */
export interface JobOfVehicle {
  vehicle: Vehicle;
  key: string;
  pieces: Piece[];
  operations: (string | null)[];
  settled: Set<string>;
}

const linesOfJobs = {
  name: "job_lines",
  text: `select tab, item, quantity, vin, plate, ktype, also from cart_line
    where company_id = $1 and customer_id = $2 and (tab in ('cart', 'wishlist', 'aside')
      or tab = 'removed' and updated_at > now() - interval '1 day') order by id`,
};

const workOfJobs = {
  name: "job_work",
  text: "select operation, vin, plate, ktype from labour_line where company_id = $1 and customer_id = $2 and operation is not null",
};

/** What was said of a job longer ago than its oldest line belongs to a former visit. */
const settledNeeds = {
  name: "job_needs",
  text: `select vehicle, need from job_need n where company_id = $1 and customer_id = $2
    and (at > now() - interval '30 days' or at >= (select min(c.created_at) from cart_line c
      where c.company_id = n.company_id and c.customer_id = n.customer_id and c.tab = 'cart'
        and coalesce(c.vin, c.plate, c.ktype::text) = n.vehicle))`,
};

type Line = Vehicle & { item: Item; quantity: number; asks: boolean; gone: boolean };

/** The jobs of a customer's cart, one for each vehicle for which a part lies in it, in the cart's order. */
export async function readJobs(actor: Actor, { customerId }: { customerId: number }): Promise<JobOfVehicle[]> {
  requireRight(actor, "cart");
  const own = [companyOf(actor), customerId];
  const [rows, work, needs, ordered] = await Promise.all([
    read<Row>(linesOfJobs, own),
    read<Vehicle & { operation: string }>(workOfJobs, own),
    read<{ vehicle: string; need: string }>(settledNeeds, own),
    listOrderedLately(actor, { customerId }),
  ]);
  const lines = [
    ...rows.flatMap(({ tab, item, quantity, also, ...first }) =>
      [first, ...also].map(({ vin, plate, ktype }) => ({
        ...{ vin, plate, ktype, item, quantity, asks: tab === "cart", gone: tab === "removed" },
      })),
    ),
    ...ordered.map((line) => ({ ...line, asks: false, gone: false })),
  ].filter((line): line is Line => line.item.genartId > 0);
  const jobs = [...groupBy(lines, vehicleKey)].filter(([, some]) => some.some(({ asks }) => asks));
  const ids = jobs.flatMap(([, some]) => some.flatMap(({ item }) => (item.own ? [] : [item.id])));
  const makeUps = await listMakeUp(actor, { ids: [...new Set(ids)] });
  return jobs.flatMap(([key, some]) => {
    const [first] = some;
    if (key === null || !first) return [];
    const { vin, plate, ktype } = first;
    return {
      ...{ key, vehicle: { vin, plate, ktype } },
      pieces: some.flatMap(({ item, ...line }) => {
        const articleId = item.own ? null : item.id;
        const one = { ...line, genartId: item.genartId, brand: item.makeLabel, articleId };
        return piecesOf(one, makeUps.get(articleId ?? 0), jobBook.holds);
      }),
      operations: work.filter((one) => vehicleKey(one) === key).map(({ operation }) => operation),
      settled: new Set(needs.filter(({ vehicle }) => vehicle === key).map(({ need }) => need)),
    };
  });
}
