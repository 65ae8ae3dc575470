import "@/tests/support/end";
import fc from "fast-check";
import { hideReasons } from "@/lib/domains/catalogue/list/filters";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

interface Row {
  id: number;
  ref: string;
}

/** What the catalogue itself assigns to a vehicle, read without the product's own statement. */
async function assignedTo(ktype: number, genart: number): Promise<Row[]> {
  const at = await liveCatalogue();
  return prisma().$queryRawUnsafe<Row[]>(
    `select a.id, a.article_no as ref from ${at}.article a where a.genart_id = $2 and exists (
       select from ${at}.fitset_vehicle v where v.ktype = $1 and v.genart_id = $2 and v.fitset_id = a.fitset_id)`,
    ktype,
    genart,
  );
}

/** Vehicles with their parts, those with conditions first: there something can be hidden. */
async function placesToLook(): Promise<{ ktype: number; genart: number }[]> {
  const at = await liveCatalogue();
  return prisma().$queryRawUnsafe(
    `select ktype, genart_id as genart from ${at}.fitset_vehicle where cond_id <> 0 and ktype % 97 < 20
     group by 1, 2 order by count(*) desc, 1, 2 limit 4000`,
  );
}

const facts = fc.record({
  engineCode: fc.option(fc.constantFrom("K9K 766", "K9K", "DV6FC", "CXXB", "M282", "none")),
  firstRegistration: fc.option(
    fc
      .tuple(fc.integer({ min: 1995, max: 2025 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`),
  ),
  grossKg: fc.option(fc.integer({ min: 900, max: 3500 })),
});

const queryOf = (told: Record<string, string | number | null>) =>
  new URLSearchParams(Object.entries(told).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));

it("no article of a vehicle is hidden without a listed reason, whatever is known of the vehicle", async () => {
  const [company, places] = await Promise.all([makeCompany(), placesToLook()]);
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), facts, fc.nat(), async ({ ktype, genart }, told, which) => {
      const assigned = await assignedTo(ktype, genart);
      const { id: away, ref } = assigned[which % assigned.length]!;
      const at = `${ktype}/${genart}/${away}/${encodeURIComponent(ref)}`;
      expect((await company.post(`/hideRef/${at}`, {})).status).toBe(200);
      const response = await company.get(`/vehicle-parts/vl/fr/${ktype}/${genart}?${queryOf(told)}`);
      const { articles, fits, hidden } = (await response.json()) as VehicleArticles;
      expect((await company.post(`/showRef/${at}`, {})).status).toBe(200);

      const byId = (a: number, b: number) => a - b;
      expect(articles.map(({ id }) => id).sort(byId)).toEqual(assigned.map(({ id }) => id).sort(byId));
      expect(articles.filter(({ hidden: reason }) => reason === "expert").map(({ id }) => id)).toEqual([away]);
      for (const reason of hideReasons) {
        const own = articles.filter((one) => one.hidden === reason);
        expect(hidden.find((one) => one.reason === reason)?.count ?? 0).toBe(own.length);
        if (own.length > 0) seen.add(reason);
        for (const { fit } of reason === "expert" ? [] : own)
          expect(fits[fit]?.criteria).toContainEqual(expect.objectContaining({ key: reason, verdict: "no" }));
      }
      const total = hidden.reduce((sum, { count }) => sum + count, 0);
      expect(articles.filter((one) => one.hidden !== null)).toHaveLength(total);
    }),
    { numRuns: 30 },
  );
  expect([...seen].sort()).toEqual([...hideReasons].sort());
});
