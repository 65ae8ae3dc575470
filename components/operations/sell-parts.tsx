"use client";

import { Trash2 } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { announceCartCount } from "@/components/cart/cart-count";
import { PartLine } from "@/components/faults/part-line";
import { useBestOffers } from "@/components/offers/use-best-offers";
import { currentCustomerId, serveCustomer } from "@/components/customers/current-customer";
import { useGo } from "@/components/page/use-go";
import { useAction, wordOf } from "@/components/page/use-action";
import { Badge } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import type { PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { saleOf, useSoldWords } from "./sold-words";

export interface SoldPart extends PartCandidates {
  codes: string[];
  carted: boolean;
}

interface Props {
  number: string;
  base: string;
  parts: readonly SoldPart[];
  customer: { id: number; name: string } | null;
  mayCart: boolean;
  mayAdd: boolean;
}

const refusals = { "customer-required": "customerNeeded" } as const;

/** The chosen parts of an operation: each best offer goes into the customer's cart, or the part is taken out. */
export function SellParts({ number, base, parts, customer, mayCart, mayAdd }: Props) {
  const t = useTranslations("operations.parts");
  const router = useRouter();
  const { go, going } = useGo();
  const offers = useBestOffers(parts);
  const words = useSoldWords(parts);
  const [left, setLeft] = useState<readonly number[]>(() =>
    parts.filter(({ carted }) => carted).map(({ genart }) => genart.id),
  );
  const refusal = (problem: CallProblem) => t(wordOf(refusals, problem, "failed"));
  const sell = useAction(refusal);
  const drop = useAction<number>(() => t("removeFailed"));
  const lines = parts.flatMap(({ genart }) => {
    const offer = left.includes(genart.id) ? undefined : offers.get(genart.id);
    return offer?.best && !offer.loading ? [saleOf(genart.id, offer.best)] : [];
  });
  const toCart = () =>
    sell.run(async () => {
      const sold = await call("post", "/operations/{number}/cart", {
        params: { number },
        body: { customerId: customer?.id ?? null, lines },
      });
      if (currentCustomerId() === null) serveCustomer(sold.customerId);
      const last = sold.added.at(-1);
      if (last && currentCustomerId() === sold.customerId) announceCartCount(last.count);
      words.tell(sold);
      setLeft([...left, ...sold.added.map(({ genartId }) => genartId)]);
      router.refresh();
    });
  const remove = (genartId: number, part: string) =>
    drop.run(async () => {
      await call("delete", "/operations/{number}/parts/{genartId}", { params: { number, genartId: String(genartId) } });
      toast.say(t("removed", { part }));
      router.refresh();
    }, genartId);
  const why = whyNot();
  function whyNot(): string | null {
    if (!mayCart) return t("noCart");
    if (!mayAdd) return t("mayNot");
    return customer ? null : t("customerNeeded");
  }
  // The cart's page shows the customer who is served: the operation's from now on.
  const seeCart = (customerId: number) => {
    serveCustomer(customerId);
    go("/cart");
  };
  const toggle = (id: number) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <>
      <ul className="divide-y divide-line-2">
        {parts.map(({ genart, codes, carted, ...part }) => (
          <PartLine
            key={genart.id}
            part={{ genart, ...part }}
            codes={codes}
            offer={offers.get(genart.id)}
            href={vehiclePlace(base, {
              ...{ kind: "item", family: genart.familyId, subFamily: genart.subFamilyId },
              ...{ categoryId: genart.subFamilyId, itemId: genart.id },
            })}
            tick={
              <Checkbox
                label={
                  <>
                    {genart.label} {carted ? <Badge tone="fit">{t("carted")}</Badge> : null}
                  </>
                }
                aria-label={t("choose", { part: genart.label })}
                checked={!left.includes(genart.id) && part.count > 0}
                disabled={part.count === 0}
                onChange={() => toggle(genart.id)}
              />
            }
          >
            <IconButton
              size="sm"
              variant="ghost"
              label={t("remove", { part: genart.label })}
              busy={drop.about === genart.id}
              onClick={() => void remove(genart.id, genart.label)}
            >
              <Trash2 className="size-3.5" />
            </IconButton>
          </PartLine>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button
          variant="primary"
          disabled={why !== null || lines.length === 0}
          aria-describedby={why ? "sell-why" : undefined}
          busy={sell.busy}
          onClick={() => void toCart()}
        >
          {t("toCart", { count: lines.length })}
        </Button>
        {why ? (
          <p id="sell-why" className="text-data text-ink-2">
            {why}
          </p>
        ) : null}
        {customer && mayCart && parts.some(({ carted }) => carted) ? (
          <Button busy={going} onClick={() => seeCart(customer.id)}>
            {t("cart")}
          </Button>
        ) : null}
      </div>
    </>
  );
}
