import "@/tests/support/end";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { read } from "@/lib/platform/db";
import { onlyAxle } from "@/prisma/seed/catalogue/articles/part-rules";
import { COMMON } from "@/prisma/seed/catalogue/parts/most-changed";
import { isReclaimed } from "@/prisma/seed/catalogue/trade/used-parts";
import { depositCents } from "@/prisma/seed/supply/retail/deposits";
import { retailRange } from "@/prisma/seed/supply/retail/retail";

let schema: string;
beforeAll(async () => {
  schema = await liveCatalogue();
});

async function ask<T>(name: string, text: string): Promise<T[]> {
  return read<T>({ name: `test_demo_${name}@${schema}`, text: text.replaceAll("$s", schema) });
}

const withKind = `
  join lateral (select case v.vtype when 'pl' then 'heavy' when 'motos' then 'motorcycle' else 'car' end as kind
    from $s.fitset_vehicle fv join $s.vehicle v on v.ktype = fv.ktype where fv.fitset_id = a.fitset_id order by fv.ktype limit 1) car on true`;
const reman = `a.crit && array(select v.id from $s.criterion_value v join $s.criterion c on c.id = v.criterion_id
  where c.key = 'reman' and v.value = 'yes')`;
const WRITTEN = ["0986494104", "P68033", "GDB1634", "598715", "13046072212", "P68041"]
  .map((norm) => `'${norm}'`)
  .join();

interface Extremes {
  genartId: number;
  kind: "car" | "heavy" | "motorcycle";
  reman: boolean;
  low: number;
  high: number;
  deposits: number[];
}

describe("the prices of the loaded demonstration", () => {
  it("lie in the range of their part, each of them", async () => {
    const rows = await ask<Extremes>(
      "prices",
      `select a.genart_id as "genartId", coalesce(kind, 'car') as kind, ${reman} as reman, min(p.public_cents) as low,
         max(p.public_cents) as high, array_agg(distinct p.deposit_cents) as deposits
       from $s.article a join supply.article_price p on p.article_id = a.id and p.currency = 'EUR'
       left ${withKind.trim()}
       where p.public_cents is not null and a.article_norm not in (${WRITTEN}) group by 1, 2, 3`,
    );
    expect(rows.length).toBeGreaterThan(360);
    const outside = rows.filter((row) => {
      const [low, high] = retailRange(row);
      return row.low < Math.floor(low) || row.high > Math.ceil(high);
    });
    expect(outside).toEqual([]);
    for (const { genartId, reman: anew, deposits } of rows)
      expect([genartId, anew, Math.max(...deposits) > 0]).toEqual([
        genartId,
        anew,
        depositCents(genartId, anew, 0.5) > 0,
      ]);
  });

  it("are lower for first-price brands than for makers of original equipment, part by part", async () => {
    const rows = await ask<{ genartId: number; cheap: number; first: number }>(
      "tiers",
      `select a.genart_id as "genartId", avg(p.public_cents) filter (where b.segment = '1er prix')::float8 as cheap,
         avg(p.public_cents) filter (where b.segment = 'OE')::float8 as first
       from $s.article a join $s.brand b on b.id = a.brand_id join supply.article_price p on p.article_id = a.id
       where p.currency = 'EUR' and not (${reman}) and a.genart_id not in (10296, 10298) group by 1
       having count(*) filter (where b.segment = '1er prix') > 20 and count(*) filter (where b.segment = 'OE') > 20`,
    );
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.filter(({ cheap, first }) => cheap >= first)).toEqual([]);
  });

  it("leave the garage a margin with every supplier", async () => {
    const [row] = await ask<{ wrong: number }>(
      "margins",
      `select count(*)::int as wrong from supply.article_price
       where base_cents::float8 * (10000 - discount1_bp) / 10000.0 * (10000 - discount2_bp) / 10000.0 not between public_cents * 0.35 and public_cents * 0.95`,
    );
    expect(row).toEqual({ wrong: 0 });
  });
});

describe("the parts of the loaded demonstration", () => {
  it("are never sold used where the law or wear forbids it", async () => {
    const rows = await ask<{ genartId: number }>(
      "used",
      `select distinct a.genart_id as "genartId" from $s.article_trade t join $s.article a on a.id = t.article_id where t.vhu is not null`,
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ genartId }) => !isReclaimed(genartId) || genartId < 10032 || genartId === 10087)).toEqual([]);
  });

  it("bear measures that a professional expects", async () => {
    const rows = await ask<{ genartId: number; key: string; low: number; high: number }>(
      "measures",
      `select a.genart_id as "genartId", c.key, min(v.value::float8) as low, max(v.value::float8) as high
       from $s.article a cross join unnest(a.crit) as value(id) join $s.criterion_value v on v.id = value.id
       join $s.criterion c on c.id = v.criterion_id
       where v.value ~ '^[0-9.]+$' and a.genart_id = any(array[${COMMON.map(({ id }) => id).join()}]) group by 1, 2`,
    );
    const outside = rows.flatMap(({ genartId, key, low, high }) => {
      const bounds = EXPECTED[`${genartId}.${key}`];
      return bounds && (low < bounds[0] || high > bounds[1]) ? [`${genartId} ${key}: ${low} to ${high}`] : [];
    });
    expect(outside).toEqual([]);
    const found = new Set(rows.map(({ genartId, key }) => `${genartId}.${key}`));
    expect(Object.keys(EXPECTED).filter((key) => !found.has(key))).toEqual([]);
  });

  it("bear nothing that belongs to another part: threads on spin-on filters, edges on flat ones, one axle where there is one", async () => {
    const rows = await ask<{ genartId: number; shape: Record<string, string> }>(
      "shapes",
      `select a.genart_id as "genartId", (select jsonb_object_agg(c.key, v.value) from unnest(a.crit) as value(id)
         join $s.criterion_value v on v.id = value.id join $s.criterion c on c.id = v.criterion_id) as shape
       from $s.article a where a.genart_id = any(array[10035, 10038, 10183, 10013, 10015, 10016, 10093, 10286])`,
    );
    const strange = rows.filter(({ genartId, shape }) => !isSound(genartId, shape));
    expect(rows.length).toBeGreaterThan(1000);
    expect(strange.slice(0, 5)).toEqual([]);
  });
});

const REACH: Readonly<Record<string, readonly string[]>> = { "M14x1.25": ["16", "21"], "M12x1.25": ["14", "16"] };

function isSound(genartId: number, shape: Record<string, string>): boolean {
  if (genartId === 10035) return (shape.filtertype === "spin-on") === "thread" in shape && "outd" in shape;
  if (genartId === 10038)
    return (shape.filtertype === "flat") === "length" in shape && "outd" in shape !== "length" in shape;
  if (genartId === 10183) return REACH[shape.thread ?? ""]?.includes(shape.wrench ?? "") === true && shape.qty === "1";
  if (genartId === 10286) return !["P21W", "H8"].includes(shape.lamptype ?? "") && shape.side !== "both";
  return shape.pos === onlyAxle(genartId);
}

const EXPECTED: Readonly<Record<string, readonly [low: number, high: number]>> = {
  "10013.dia": [160, 320],
  "10015.dia": [160, 320],
  "10016.pistond": [14, 26],
  "10021.length": [180, 650],
  "10027.length": [800, 2000],
  "10030.length": [400, 1500],
  "10030.poles": [2, 2],
  "10035.height": [50, 145],
  "10035.outd": [50, 95],
  "10038.length": [180, 380],
  "10039.outd": [50, 95],
  "10042.qty": [1, 1],
  "10047.qty": [1, 1],
  "10048.outd": [90, 170],
  "10048.wire": [9, 17],
  "10060.ind": [8, 18],
  "10060.outd": [28, 70],
  "10067.length": [60, 360],
  "10071.ind": [25, 50],
  "10072.pcd": [98, 120],
  "10093.length": [80, 230],
  "10094.length": [170, 360],
  "10125.dia": [215, 265],
  "10139.teeth": [90, 200],
  "10150.ribs": [4, 7],
  "10153.width": [15, 35],
  "10157.dia": [180, 250],
  "10174.length": [500, 1100],
  "10183.threadlen": [12, 27],
  "10183.wrench": [14, 21],
  "10183.gap": [0.5, 1.2],
  "10188.length": [80, 150],
  "10212.depth": [14, 45],
  "10243.length": [800, 1700],
  "10255.length": [250, 1200],
  "10264.teeth": [8, 14],
  "10265.current": [60, 200],
  "10297.power": [21, 21],
  "10325.length1": [400, 800],
};
