import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { GenartPad } from "@/components/drawings/genart-drawing";
import { Pagination } from "@/components/ui/pagination";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { FoundBy, PartHits } from "@/lib/domains/catalogue/search/schema";
import { pageLabels } from "../page-labels";

interface Props {
  hits: PartHits;
  caption: string;
  hrefFor: (page: number) => string;
}

/** The articles that a search found, each with the number by which it was found. */
export async function PartResults({ hits, caption, hrefFor }: Props) {
  const [t, labels] = await Promise.all([getTranslations("catalogue.search"), pageLabels()]);
  return (
    <>
      <Table caption={caption}>
        <thead>
          <tr>
            <Th className="w-16">
              <span className="sr-only">{t("label2")}</span>
            </Th>
            <Th>{t("number")}</Th>
            <Th className="max-sm:hidden">{t("label2")}</Th>
            <Th>{t("foundBy")}</Th>
          </tr>
        </thead>
        <tbody>
          {hits.items.map((hit) => (
            <Tr key={hit.id}>
              <Td>
                <GenartPad genart={hit.genartId} />
              </Td>
              <Td>
                <div className="text-body leading-4.5 font-semibold">{hit.brand.name}</div>
                <Link
                  href={`/pieces/article/${hit.id}`}
                  className="reach inline-flex min-h-6 items-center whitespace-nowrap text-accent hover:underline"
                >
                  <bdi dir="ltr">{hit.number}</bdi>
                </Link>
                <div className="text-ink-2 sm:hidden">{hit.label}</div>
              </Td>
              <Td className="max-sm:hidden">{hit.label}</Td>
              <Td className="text-ink-2">
                <FoundByLines found={hit.foundBy} words={t("by.words")} sentence={(one) => sentence(one, t)} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <Pagination className="mt-3" page={hits.page} pages={hits.pages} hrefFor={hrefFor} labels={labels} />
    </>
  );
}

const sentence = (
  { by, printed, owner }: FoundBy,
  t: Awaited<ReturnType<typeof getTranslations<"catalogue.search">>>,
) => t(`by.${by}`, { owner: owner ?? "", printed });

const mostLines = 3;

function FoundByLines({
  found,
  words,
  sentence,
}: {
  found: readonly FoundBy[];
  words: string;
  sentence: (one: FoundBy) => string;
}) {
  if (found.length === 0) return words;
  const lines = [...new Set(found.map(sentence))];
  return (
    <ul>
      {lines.slice(0, mostLines).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > mostLines ? <li aria-hidden>…</li> : null}
    </ul>
  );
}
