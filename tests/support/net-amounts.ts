import { prisma } from "@/lib/platform/db";
import { storedOffer } from "./supply";

interface Marked {
  articleId: number;
  code: string;
  /** What the house pays, in cents, and what customers pay. */
  net: number;
  public: number;
  /** Gives the offer its own prices back. */
  restore: () => Promise<unknown>;
}

const base = 7_345_179;
const [first, second] = [3170, 730];

/** Gives one supplier's offer prices that occur nowhere else. */
export async function markOffer(): Promise<Marked> {
  const { articleId, code } = await storedOffer("priced");
  const where = `where article_id = ${articleId} and supplier_id = (select id from supply.supplier where code = '${code}')`;
  const columns = "base_cents, discount1_bp, discount2_bp, public_cents";
  const [own] = await prisma().$queryRawUnsafe<Record<string, number>[]>(
    `select ${columns} from supply.article_price ${where}`,
  );
  const set = (values: unknown[]) =>
    prisma().$executeRawUnsafe(`update supply.article_price set (${columns}) = (${values.join(", ")}) ${where}`);
  const publicCents = 9_111_113;
  await set([base, first, second, publicCents]);
  const net = Math.round((base * (10_000 - first) * (10_000 - second)) / 1e8);
  return { articleId, code, net, public: publicCents, restore: () => set(Object.values(own ?? {})) };
}

/** Every amount that tells what the house pays for so many pieces of the marked offer. */
export function netAmounts(net: number, quantity: number): number[] {
  const total = net * quantity;
  return [base, net, base - net, total, Math.round(total * 0.2), Math.round(total * 1.2), base * quantity];
}

/** The amounts of which a text holds any writing: cents, or units with a point or a comma, blanks between or none. */
export function amountsIn(text: string, amounts: readonly number[]): string[] {
  const solid = text.replace(/\\u(00a0|202f)|&#(160|8239);|&nbsp;|[\s\u00a0\u202f']/g, "");
  return amounts.flatMap((cents) => {
    const [units, rest] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, "0")];
    const grouped = units.replace(/\B(?=(\d{3})+$)/g, ",");
    const writings = [String(cents), `${units}.${rest}`, `${units},${rest}`, `${grouped}.${rest}`];
    return writings.filter((writing) => solid.includes(writing));
  });
}
