import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { nameCustomers } from "@/lib/domains/customers/queries/name-customers";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { readOperationNumber } from "@/lib/shared/operation-number";
import { partsOfDeals } from "../rules";
import type { Operation } from "../schema";

const byNumber = {
  name: "operation_by_number",
  text: `select o.id, o.number, o.status, o.field, o.value, o.vehicle, o.plate, o.vin, o.ktype, o.customer_id as "customerId",
      o.mileage_km as "mileageKm", o.complaint, o.codes, o.created_at as "createdAt", o.done_at as "doneAt",
      coalesce((select json_agg(json_build_object('code', d.code, 'genartId', p.genart_id, 'articleId', p.article_id,
          'cartedAt', p.carted_at) order by d.id, p.genart_id)
        from deal d join deal_part p on p.company_id = d.company_id and p.deal_id = d.id
        where d.company_id = o.company_id and d.operation_id = o.id), '[]') as deals
    from operation o where o.company_id = $1 and o.number = $2`,
};

type Row = Omit<Operation, "customer" | "parts" | "createdAt" | "doneAt"> & {
  customerId: number | null;
  createdAt: Date;
  doneAt: Date | null;
  deals: Parameters<typeof partsOfDeals>[0];
};

interface Named {
  /** In any spelling. */
  number: string;
  lang: Language;
}

/** An operation of the actor's company with its chosen parts; null for any other number. */
export async function findOperation(actor: Actor, { number, lang }: Named): Promise<Operation | null> {
  requireRight(actor, "Diag", "DTC");
  const stored = readOperationNumber(number);
  const [row] = stored ? await read<Row>(byNumber, [companyOf(actor), stored]) : [];
  if (!row) return null;
  const { customerId, deals, createdAt, doneAt, ...kept } = row;
  const parts = partsOfDeals(deals);
  const [names, places] = await Promise.all([
    nameCustomers(actor, customerId === null ? [] : [customerId]),
    listPlaces(actor, { ids: parts.map(({ genartId }) => genartId), lang }),
  ]);
  const name = customerId === null ? undefined : names.get(customerId);
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  return {
    ...kept,
    customer: customerId !== null && name !== undefined ? { id: customerId, name } : null,
    parts: parts.map((part) => ({ ...part, label: labels.get(part.genartId) ?? String(part.genartId) })),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

/** The same; 404 when there is none. */
export async function getOperation(actor: Actor, named: Named): Promise<Operation> {
  requireRight(actor, "Diag", "DTC");
  const operation = await findOperation(actor, named);
  if (!operation) throw notFound();
  return operation;
}
