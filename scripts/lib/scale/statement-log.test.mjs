import { readStatementLog, summarise } from "./statement-log.mjs";

const log = `2026-11-27 10:00:00 UTC [1] LOG:  duration: 0.100 ms  bind list_articles: select 1
2026-11-27 10:00:00 UTC [1] LOG:  duration: 0.300 ms  execute list_articles: select a
\t  from catalogue_3.article
2026-11-27 10:00:00 UTC [1] LOG:  checkpoint starting: time
2026-11-27 10:00:00 UTC [1] LOG:  duration: 0.500 ms  execute pAbCdEfGhIjKlMnOpQrStUvWx: INSERT INTO "public"."cart_line" (company_id) VALUES ($1)
2026-11-27 10:00:00 UTC [1] LOG:  duration: 0.020 ms  statement: COMMIT
`;

describe("the log of statements", () => {
  const lines = readStatementLog(log);

  it("is read line by line, with texts of several", () => {
    expect(lines.map(({ step, ms }) => [step, ms])).toEqual([
      ["bind", 0.1],
      ["execute", 0.3],
      ["execute", 0.5],
      ["statement", 0.02],
    ]);
    expect(lines[1]).toMatchObject({ name: "list_articles", text: "select a from catalogue_3.article" });
  });

  it("says what a request has and what a standby could take", () => {
    const { perRequest, ms, catalogueMs, longest } = summarise(lines, { requests: 2, schema: "catalogue_3" });
    expect([perRequest, ms, catalogueMs]).toEqual([1.5, 0.46, 0.15]);
    expect(longest.map(({ title }) => title)).toEqual([
      "INSERT INTO cart_line (company_id) VALUES ($",
      "list_articles",
      "COMMIT",
    ]);
    expect(longest[1].mean).toBeCloseTo(0.4);
  });
});
