import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { isLow } from "@/lib/domains/stock/shelf/rules";
import type { StockLine } from "@/lib/domains/stock/shelf/schema";
import { MovementForm } from "./movement-form";
import { ShelfForm } from "./shelf-form";

/** What lies there of an item, where, and the forms that change it. */
export async function ItemHead({ line }: { line: StockLine }) {
  const t = await getTranslations("stock");
  const sheet = line.articleId === null ? `/pieces/own/${line.id}` : `/pieces/article/${line.articleId}`;
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2 text-ink-2">
        <bdi>{line.label}</bdi> · <span className="text-ink">{t("pieces", { count: line.quantity })}</span>
        {isLow(line) ? <Badge tone="unknown">{t("low", { minimum: line.minimum })}</Badge> : null}
        {line.place ? (
          <>
            · <bdi>{line.place}</bdi>
          </>
        ) : null}
      </p>
      <div className="mb-4 flex flex-wrap gap-2">
        <LinkButton href="/own-stock">{t("back")}</LinkButton>
        <LinkButton href={sheet}>{t("sheet")}</LinkButton>
        <LinkButton href={`/own-stock/labels?ids=${line.id}`}>{t("labels.one")}</LinkButton>
      </div>
      {line.mayChange ? (
        <ClientMessages of={["stock"]}>
          <div className="mb-6 grid gap-4 md:grid-cols-2">
            <MovementForm id={line.id} />
            <ShelfForm key={`${line.place} ${line.minimum}`} id={line.id} place={line.place} minimum={line.minimum} />
          </div>
        </ClientMessages>
      ) : (
        <p className="mb-4 text-ink-2">{t("readOnly", { group: line.stockGroup.name })}</p>
      )}
    </>
  );
}
