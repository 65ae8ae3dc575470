import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { listLinesToQuote, type LineToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import { businessName } from "@/lib/domains/customers/rules";
import { getCustomer, getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { listSellerNames } from "@/lib/domains/session/users/queries";
import type { WorkspaceType } from "@/lib/domains/vehicles/tabs/rules";
import { listVersionTypes } from "@/lib/domains/vehicles/versions/queries";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { homeLanguage } from "@/lib/shared/languages";
import { mustOfferUsed, type UsedPartAnswer } from "./rules";
import type { UsedPartChoice } from "./schema";

const waiting = {
  name: "used_part_answer_waiting",
  text: `select answer, answered_at as "answeredAt", user_id as "userId" from used_part_answer
    where company_id = $1 and customer_id = $2 and quote_id is null order by id desc limit 1`,
};

interface Row {
  answer: UsedPartAnswer;
  answeredAt: Date;
  userId: number | null;
}

/** What the customer answered for the quote that is to be made; null while nobody asked. */
export async function findUsedPartChoice(
  actor: Actor,
  { customerId }: { customerId: number },
): Promise<UsedPartChoice | null> {
  requireRight(actor, "cart");
  const [, [row]] = await Promise.all([
    getCustomerName(actor, { customerId }),
    read<Row>(waiting, [companyOf(actor), customerId]),
  ]);
  if (!row) return null;
  const names = await listSellerNames(actor);
  const by = row.userId === null ? null : (names[row.userId] ?? null);
  return { answer: row.answer, answeredAt: row.answeredAt.toISOString(), by };
}

/** Whether the law has the garage ask the customer of this cart, and what he answered. */
export async function findUsedPartOffer(
  actor: Actor,
  { customerId }: { customerId: number },
): Promise<{ asked: boolean; choice: UsedPartChoice | null }> {
  requireRight(actor, "cart");
  const [choice, lines, { info }, { country }] = await Promise.all([
    findUsedPartChoice(actor, { customerId }),
    listLinesToQuote(actor, { customerId, lang: homeLanguage }),
    getCustomer(actor, { customerId }),
    getLetterhead(actor),
  ]);
  const isProfessional = businessName(info) !== null || info.siren !== null;
  const asked = mustOfferUsed({ country, isProfessional, lines: await listSoldParts(actor, { lines }) });
  return { asked, choice };
}

/** The goods of lines, each with the type of the vehicle that it is for; of several a lorry counts last. */
export async function listSoldParts(actor: Actor, { lines }: { lines: readonly LineToQuote[] }) {
  requireRight(actor, "cart");
  const vehiclesOf = (line: LineToQuote) => [line, ...line.also];
  const ktypes = [...new Set(lines.flatMap(vehiclesOf).flatMap(({ ktype }) => ktype ?? []))];
  const types = await listVersionTypes(actor, { ktypes });
  return lines.map((line) => {
    const own = vehiclesOf(line).map(({ ktype }) => types.get(ktype ?? 0) ?? null);
    const type: WorkspaceType | null = own.every((one) => one === "pl")
      ? "pl"
      : (own.find((one) => one !== "pl") ?? null);
    return { ...line.item, type };
  });
}
