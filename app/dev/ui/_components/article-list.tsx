import { GenartPad } from "@/components/drawings/genart-drawing";
import { Note } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import { Skeleton } from "@/components/ui/skeleton";
import { StockLine, StockLines } from "@/components/ui/stock-line";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { Verdict } from "@/components/ui/verdict";
import { articles, type SampleArticle } from "./sample-articles";

function Row({ article, selected }: { article: SampleArticle; selected: boolean }) {
  return (
    <Tr selected={selected}>
      <Td>
        <GenartPad genart={10001} />
      </Td>
      <Td>
        <div className="text-body leading-4.5 font-semibold">{article.brand}</div>
        <bdi dir="ltr" className="whitespace-nowrap text-ink-2">
          {article.number}
        </bdi>
      </Td>
      <Td className="max-w-48 text-ink-2">{article.criteria}</Td>
      <Td>
        <Verdict kind={article.verdict} label={article.sentence}>
          {article.short}
        </Verdict>
      </Td>
      <Td>
        {article.stock ? (
          <StockLines>
            {article.stock.map((line) => (
              <StockLine key={line.text} level={line.level}>
                {line.text}
              </StockLine>
            ))}
          </StockLines>
        ) : (
          <span className="grid gap-1.5">
            <Skeleton className="w-22" />
            <Skeleton className="w-15" />
          </span>
        )}
      </Td>
      <Td align="end" className="whitespace-nowrap">
        <b className="block text-price font-title">{article.net}</b>
        <span className="text-ink-3">{article.retail}</span>
      </Td>
      <Td>
        <IconButton label={`Ajouter ${article.brand}`} variant={selected ? "primary" : "secondary"}>
          <svg aria-hidden viewBox="0 0 16 16" className="stroke-current stroke-[1.75]" strokeLinecap="round">
            <path d="M8 3.5v9M3.5 8h9" />
          </svg>
        </IconButton>
      </Td>
    </Tr>
  );
}

export function ArticleList({ scope }: { scope: string }) {
  return (
    <div className="grid gap-4 md:grid-cols-[10.5rem_minmax(0,1fr)]">
      <div className="max-md:hidden">
        <CheckboxGroup legend="Marque">
          <Checkbox label="Bosch" count={4} defaultChecked name={`brand-${scope}`} />
          <Checkbox label="Brembo" count={3} name={`brand-${scope}`} />
          <Checkbox label="TRW" count={3} name={`brand-${scope}`} />
        </CheckboxGroup>
        <Note className="mt-4">
          <b>3</b> articles masqués : code moteur 2, date de fabrication 1.{" "}
          <a className="underline" href="#light">
            Les voir
          </a>
        </Note>
      </div>
      <Table caption={`Plaquettes (${scope})`} boxClassName="self-start">
        <thead>
          <tr>
            <Th>
              <span className="sr-only">Image</span>
            </Th>
            <Th sort="ascending" sortHref="#light">
              Article
            </Th>
            <Th>Critères</Th>
            <Th>Monte</Th>
            <Th>Disponibilité</Th>
            <Th align="end">Prix HT</Th>
            <Th>
              <span className="sr-only">Ajouter</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article, index) => (
            <Row key={article.number} article={article} selected={index === 0} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
