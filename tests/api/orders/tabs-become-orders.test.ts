import { spawn } from "node:child_process";
import type pg from "pg";
import "@/tests/support/end";
import type { Order } from "@/lib/domains/orders/schema";
import { prisma } from "@/lib/platform/db";
import { addOne, json, openCounter, type Client } from "@/tests/support/counter";
import { connected, emptyDatabase } from "@/tests/support/databases";
import { orderOf, ordersOf, stepOf } from "@/tests/support/orders";

type Tab = "cart" | "order" | "delivery" | "shipping" | "waste-d3e" | "removed";

/** What a process of the version before does to move a line: it takes it away and writes it again in one statement. */
const moveAsBefore = ({ companyId }: Client, id: number, tab: Tab) =>
  prisma().$executeRaw`
    with gone as (delete from cart_line where company_id = ${companyId} and id = ${id} returning *)
    insert into cart_line as l (company_id, id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also, created_at)
    select company_id, id, customer_id, ${tab}, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also, created_at from gone
    on conflict (company_id, customer_id, tab, channel, make_id, article_id) do update set quantity = l.quantity + excluded.quantity`;

async function twoLines() {
  const counter = await openCounter(undefined, 2);
  const lines: number[] = [];
  for (const articleId of counter.articles) {
    const { id } = await json<{ id: number }>(addOne(counter.company, counter.customerId, articleId, { quantity: 2 }));
    lines.push(id);
  }
  const [one = 0, other = 0] = lines;
  return { ...counter, one, other };
}

const only = async (company: Client): Promise<Order> => {
  const { orders } = await ordersOf(company);
  expect(orders).toHaveLength(1);
  return orderOf(company, orders[0]?.orderId ?? "");
};

describe("a line that the version before marks as ordered", () => {
  it("is an order of its customer, supplier and day with the others, and follows its tab", async () => {
    const { company, one, other } = await twoLines();
    await moveAsBefore(company, one, "order");
    await moveAsBefore(company, other, "order");
    const order = await only(company);
    expect(order).toMatchObject({ state: "confirmed", transmission: "own", source: "tab" });
    expect(order.lines).toMatchObject([
      { id: one, quantity: 2, waiting: 2 },
      { id: other, quantity: 2, waiting: 2 },
    ]);
    expect(order.total).toBe(Math.round(4 * 4990 * 1.2));
    const states: string[] = [];
    for (const tab of ["delivery", "shipping", "waste-d3e", "order"] as const) {
      await moveAsBefore(company, one, tab);
      states.push((await only(company)).state);
    }
    expect(states).toEqual(["partly-shipped", "partly-shipped", "partly-shipped", "confirmed"]);
    await moveAsBefore(company, one, "cart");
    expect((await only(company)).lines).toMatchObject([{ id: other }]);
    await moveAsBefore(company, other, "removed");
    expect(await only(company)).toMatchObject({ state: "cancelled", lines: [], total: 0 });
  });

  it("is left alone once its order has gone on", async () => {
    const { company, one } = await twoLines();
    await moveAsBefore(company, one, "order");
    const { orderId } = await only(company);
    expect((await stepOf(company, orderId, "arrive", [[one, 2]])).status).toBe(200);
    await moveAsBefore(company, one, "cart");
    expect(await only(company)).toMatchObject({ state: "delivered", lines: [{ id: one, counter: 2 }] });
  });
});

function migrate(url: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: "production" as const };
  const child = spawn(process.execPath, ["scripts/migrate.mjs", ...args], { env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}

const fill = `
  insert into company (id, name) values (7, 'Garage');
  insert into customer (company_id, id, title, firstname, name, phone, email, postal_code, city, updated_at)
    select 7, c, 'M.', 'A', 'B' || c, '1 2', 'a@b.test', '69000', 'Lyon', now() from generate_series(1, 20) c;
  insert into cart_line (company_id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents, priced_at, created_at, updated_at)
    select 7, 1 + n % 20, (array['cart', 'order', 'order', 'delivery', 'shipping', 'waste-d3e'])[1 + n % 6],
      (array['Caia', 'local'])[1 + n / 6 % 2], 1, n::text, 'x', '{"number": "1", "makeLabel": "m", "genartId": 1, "label": {}}', 1 + n % 3, 1000, now(),
      now() - make_interval(days => n % 5), now() - make_interval(days => n % 5)
    from generate_series(1, 1200) n;`;

const sums = `select (select count(*)::int from cart_line where tab not in ('cart')) as lines,
  (select count(*)::int from order_line) as ordered, (select sum(quantity)::int from order_line) as pieces,
  (select sum(quantity)::int from cart_line where tab not in ('cart')) as wanted,
  (select count(*)::int from purchase_order) as orders,
  (select count(distinct (customer_id, channel, (updated_at at time zone 'Europe/Paris')::date))::int from cart_line where tab not in ('cart')) as groups,
  (select count(distinct number)::int from purchase_order) as numbers,
  (select last from order_counter where company_id = 7 order by year desc limit 1) as last`;

it("becomes an order by the migration too, while others write: none is lost, none counted twice", async () => {
  const database = await emptyDatabase();
  try {
    await migrate(database.url, "deploy", "20261124103000_orders");
    await connected(database.url, (client) => client.query(fill));
    let going = true;
    const failed: string[] = [];
    const write = async (client: pg.Client) => {
      while (going)
        await client
          .query(
            "update cart_line set quantity = quantity where company_id = 7 and id = 1 + floor(random() * 1200)::int",
          )
          .catch((error: Error) => failed.push(error.message));
    };
    const writers = Promise.all(Array.from({ length: 3 }, () => connected(database.url, write)));
    await migrate(database.url, "deploy").finally(() => (going = false));
    await writers;
    expect(failed).toEqual([]);
    const [found] = (await connected(database.url, (client) => client.query<Record<string, number>>(sums))).rows;
    expect(found).toMatchObject({ ordered: found?.lines, pieces: found?.wanted, orders: found?.groups });
    expect(found?.numbers).toBe(found?.orders);
  } finally {
    await database.drop();
  }
});
