import { notFound } from "next/navigation";
import { env } from "@/lib/platform/env";
import { ConstantTable, type ConstantRow } from "./_components/constant-table";

interface Props {
  params: Promise<{ kind: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const brands = ["Bosch", "Brembo", "TRW", "Ferodo", "ATE", "Valeo"];
const word = "constant ";

const numberIn = (value: string | string[] | undefined, most: number) =>
  Math.min(most, Math.max(0, Number(value) || 0));

const makeRows = (count: number): ConstantRow[] =>
  Array.from({ length: count }, (_, index) => [
    index,
    brands[index % brands.length] ?? "",
    `0 986 ${494_000 + index}`,
    19.5,
  ]);

/** The yardsticks of `npm run bench`: a page without anything, and one of constant data that is as large as asked. */
export default async function YardstickPage({ params, searchParams }: Props) {
  if (env().ETABLI_BENCH !== "1") notFound();
  const [{ kind }, query] = await Promise.all([params, searchParams]);
  if (kind === "empty") return <main />;
  if (kind !== "constant") notFound();
  const padding = numberIn(query.padding, 2_000_000);
  const texts = word.repeat(Math.ceil(padding / word.length)).slice(0, padding);
  return <ConstantTable rows={makeRows(numberIn(query.rows, 5000))} texts={texts} />;
}
