import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { FitBadge } from "@/components/fit/fit-badge";
import { OfferPrice, OfferStock } from "@/components/offers/offer-summary";
import { cn } from "@/components/ui/cn";
import { Select } from "@/components/ui/select";
import { Td, Tr } from "@/components/ui/table";
import { shownCents } from "@/lib/domains/offers/rules";
import type { PriceView } from "@/lib/domains/offers/schema";
import { formatMoney } from "@/lib/shared/money";
import { CapacityLine } from "./capacity-line";
import { partPlace } from "./part-place";
import type { PartChoice, PartLine } from "./use-part-lines";

interface Props {
  line: PartLine;
  base: string;
  mayAdd: boolean;
  busy: boolean;
  view: PriceView;
  onChoose: (choice: PartChoice) => void;
}

/** On a narrow window a row is a card: part and price above, article, stock and quantity, what became of it. */
const narrowRow =
  "max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:border-b max-sm:border-line-2 max-sm:py-1";
const narrowCell = "max-sm:border-b-0 max-sm:py-1 max-sm:empty:hidden";

/** One part of a service: whether it is taken, which article, where it lies, what it costs, what became of it. */
export function PartRow({ line, base, mayAdd, busy, view, onChoose }: Props) {
  const t = useTranslations("repair.parts");
  const locale = useLocale();
  const { part, name, chosen, quantity, ticked, loading, outcome, loose, capacity } = line;
  const { genart } = part;
  const { article, offer } = chosen;
  const priceOf = (id: number) => {
    const own = part.articles.filter((one) => one.id === id);
    const best = line.best(own, line.offersOf)?.offer;
    const cents = best ? shownCents(best, view) : null;
    return cents === null ? "" : ` · ${formatMoney(cents, best?.currency ?? "EUR", locale)}`;
  };
  return (
    <Tr selected={ticked} className={narrowRow}>
      {mayAdd ? (
        <Td className={cn(narrowCell, "row-span-4")}>
          <label className="grid place-items-center touch:size-11">
            <input
              type="checkbox"
              aria-label={t("takeOne", { part: name })}
              checked={ticked}
              disabled={busy || outcome === "added"}
              onChange={({ target }) => onChoose({ ticked: target.checked })}
              className="size-4 accent-accent"
            />
          </label>
        </Td>
      ) : null}
      <Td className={cn(narrowCell, "max-sm:col-start-2")}>
        <Link
          href={partPlace(base, { genart, loose, capacity })}
          prefetch={false}
          className="font-medium text-accent hover:underline"
        >
          {name}
        </Link>
        {capacity ? <CapacityLine {...capacity} /> : null}
        <span className="block text-tiny text-ink-3">{t("fitting", { count: part.count })}</span>
      </Td>
      <Td className={cn(narrowCell, "max-sm:col-span-2 max-sm:col-start-2")}>
        <span className="flex flex-wrap items-center gap-2">
          {part.articles.length > 1 ? (
            <Select
              className="min-w-56 max-sm:min-w-0 max-sm:flex-1"
              aria-label={t("articleOf", { part: name })}
              value={String(article.id)}
              disabled={busy || outcome === "added"}
              onChange={({ target }) => onChoose({ articleId: Number(target.value), outcome: null })}
            >
              {part.articles.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.brand} {one.number}
                  {priceOf(one.id)}
                </option>
              ))}
            </Select>
          ) : (
            <span>
              <b className="font-semibold">{article.brand}</b> <bdi dir="ltr">{article.number}</bdi>
            </span>
          )}
          <FitBadge fit={article.fit} />
        </span>
      </Td>
      <Td className={cn(narrowCell, "max-sm:col-start-2")}>
        <OfferStock offer={offer} loading={loading} />
        {offer ? <span className="block text-tiny text-ink-3">{offer.supplier.name}</span> : null}
      </Td>
      <Td align="end" className={narrowCell}>
        <span className="sm:hidden">× </span>
        {quantity}
      </Td>
      <Td align="end" className={cn(narrowCell, "max-sm:col-start-3 max-sm:row-start-1")}>
        <OfferPrice offer={offer} loading={loading} />
      </Td>
      <Td className={cn(narrowCell, "max-sm:col-span-2 max-sm:col-start-2")}>
        <span role="status">
          {outcome === "added" ? <strong className="text-fit">{t("inCart")}</strong> : null}
          {outcome === "failed" ? <strong className="text-no">{t("refused")}</strong> : null}
          {outcome && typeof outcome === "object"
            ? t("priceChanged", { price: formatMoney(outcome.price, offer?.currency ?? "EUR", locale) })
            : null}
        </span>
      </Td>
    </Tr>
  );
}
