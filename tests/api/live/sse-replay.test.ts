import "@/tests/support/end";
import fc from "fast-check";
import { makeCompany } from "@/tests/support/company";
import { countsOf, openStream, tellCart } from "@/tests/support/streams";

/** What happens to a client: others write so many times at once, it reads so far, its connection is cut. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("write" as const), many: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constant("read" as const), more: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant("cut" as const), writing: fc.boolean() }),
);

describe("whatever happens to a connection", () => {
  it("nothing is lost, nothing comes twice, and a company's events come in the order of their ids", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const company = await makeCompany();
      const { companyId } = company;
      const heard: { count: number; id: number }[] = [];
      let written = 0;
      let stream = await openStream(company);
      const write = (many: number) =>
        Promise.all(Array.from({ length: many }, () => tellCart(companyId, (written += 1))));
      const take = () => {
        const all = stream.all("Cart items");
        for (const { data, id } of all) heard.push({ count: Number(data.count), id: Number(id) });
      };
      for (const one of steps) {
        if (one.kind === "write") await write(one.many);
        else if (one.kind === "read") {
          const there = heard.length + countsOf(stream).length;
          const more = Math.min(one.more, written - there);
          if (more > 0) await stream.next("Cart items", countsOf(stream).length + more);
        } else {
          const writing = one.writing ? write(3) : Promise.resolve([]);
          await stream.close();
          take();
          stream = await openStream(company, "/sse", { "last-event-id": stream.state.id });
          await writing;
        }
      }
      await write(1);
      await stream.until(() => heard.length + countsOf(stream).length >= written);
      take();
      await stream.close();
      expect(stream.all("reset")).toEqual([]);
      expect(heard.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: written }, (_, at) => at + 1),
      );
      const ids = heard.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    });
    await fc.assert(property, { numRuns: 12 });
  });
});
