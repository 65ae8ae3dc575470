import type pg from "pg";
import { demoTips, tipCompanies } from "./tips";

const insert = `insert into tip (company_id, type, from_day, to_day, family, "references", text, contributor)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Writes the demonstration's tips inside the caller's transaction. */
export async function loadTips(client: pg.Client): Promise<void> {
  for (const companyId of tipCompanies) {
    for (const { type, fromDay, toDay, family, references, text, contributor } of demoTips) {
      await client.query(insert, [
        companyId,
        type,
        fromDay ?? null,
        toDay ?? null,
        family,
        references,
        text,
        contributor,
      ]);
    }
  }
}
