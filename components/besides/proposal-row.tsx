import { useLocale, useTranslations } from "next-intl";
import { X } from "@/components/drawings/icons";
import { Button, IconButton } from "@/components/ui/button";
import type { Proposal } from "@/lib/domains/cart/besides/schema";
import { formatMoney, timePrice } from "@/lib/shared/money";
import { ProposalFacts } from "./proposal-facts";
import { useProposal } from "./use-proposal";

interface Props {
  customerId: number;
  proposal: Proposal;
  mayAdd: boolean;
  onSettled: () => void;
}

/** What a job needs besides: the part and why, what would be added at what price; one press adds it, one dismisses it. */
export function ProposalRow({ customerId, proposal, mayAdd, onSettled }: Props) {
  const t = useTranslations("besides");
  const locale = useLocale();
  const { part, work } = proposal;
  const name = part?.genart.label ?? (work ? t(`work.${work.work}`) : "");
  const deal = useProposal({ customerId, proposal, work: work ? name : null });
  const { best, price, busy } = deal;
  const money = (cents: number) => formatMoney(cents, best?.offer.currency ?? "EUR", locale);
  const rate = work?.rate ?? null;
  const sum =
    best && price !== null ? best.article.packs * price : work && rate ? timePrice(work.minutes, rate.cents) : null;
  const settle = (run: () => Promise<boolean>) => void run().then((done) => done && onSettled());
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line-2 py-2 last:border-b-0">
      <div className="min-w-0 wrap-anywhere">
        <ProposalFacts {...{ name, proposal, best }} loading={deal.loading} />
        {deal.priceChanged && price !== null ? (
          <p role="status" className="text-data text-unknown">
            {t("newPrice", { price: money(price) })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-1">
        {sum === null ? null : <span className="num font-semibold whitespace-nowrap">{money(sum)}</span>}
        {mayAdd && sum !== null ? (
          <Button
            size="sm"
            busy={deal.adding}
            disabled={busy}
            aria-label={t("addOne", { part: name })}
            onClick={() => settle(deal.add)}
          >
            {t("add")}
          </Button>
        ) : null}
        <IconButton size="sm" label={t("dismiss", { part: name })} disabled={busy} onClick={() => settle(deal.dismiss)}>
          <X />
        </IconButton>
      </div>
    </li>
  );
}
