"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { GenartPad } from "@/components/drawings/genart-drawing";
import { Button } from "@/components/ui/button";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { HubHit } from "@/lib/domains/cart/hub/schema";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  hits: readonly HubHit[];
  mayAdd: boolean;
}

type Offer = HubHit["offers"][number];
const cell = "@max-[46rem]:border-b-0 @max-[46rem]:p-0";

/** What the hub's suppliers offer, each offer with a press that puts it into the customer's cart. */
export function HubHits({ hits, mayAdd }: Props) {
  const t = useTranslations("cart.hubSearch");
  const locale = useLocale();
  const router = useRouter();
  const { add, busy } = useAddToCart({ vehicle: null });
  const buy = async ({ id, brand, number }: HubHit, offer: Offer) => {
    await add({ id, name: `${brand.name} ${number}`, partType: offer.partType }, offer);
    router.refresh();
  };
  return (
    <Table caption={t("list")} boxClassName="@container">
      <thead className="@max-[46rem]:hidden">
        <tr>
          <Th>{t("article")}</Th>
          <Th>{t("supplier")}</Th>
          <Th align="end">{t("stock")}</Th>
          <Th align="end">{t("price")}</Th>
          {mayAdd ? <Th align="end" aria-label={t("add")} /> : null}
        </tr>
      </thead>
      <tbody>
        {hits.flatMap((hit) =>
          hit.offers.map((offer) => (
            <Tr
              key={`${hit.id} ${offer.supplier.code}`}
              className="@max-[46rem]:grid @max-[46rem]:grid-cols-[minmax(0,1fr)_auto] @max-[46rem]:items-center @max-[46rem]:gap-x-3 @max-[46rem]:gap-y-1 @max-[46rem]:border-b @max-[46rem]:border-line-2 @max-[46rem]:p-3"
            >
              <Td className={`${cell} @max-[46rem]:col-span-2`}>
                <div className="flex items-center gap-3">
                  <GenartPad genart={hit.genartId} />
                  <div className="min-w-0">
                    <div className="text-body font-semibold">
                      {hit.brand.name}{" "}
                      <bdi dir="ltr" className="font-normal whitespace-nowrap text-ink-2">
                        {hit.number}
                      </bdi>
                    </div>
                    <div className="text-ink-2">{hit.label}</div>
                  </div>
                </div>
              </Td>
              <Td className={cell}>{offer.supplier.name}</Td>
              <Td align="end" className={cell}>
                {offer.quantity === null ? t("unknownStock") : t("pieces", { count: offer.quantity })}
              </Td>
              <Td align="end" className={`${cell} text-price font-semibold whitespace-nowrap`}>
                {formatMoney(offer.netCents ?? offer.publicCents, offer.currency, locale)}
              </Td>
              {mayAdd ? (
                <Td align="end" className={cell}>
                  <Button
                    size="sm"
                    busy={busy === hit.id}
                    aria-label={t("addFrom", {
                      article: `${hit.brand.name} ${hit.number}`,
                      supplier: offer.supplier.name,
                    })}
                    onClick={() => void buy(hit, offer)}
                  >
                    {t("add")}
                  </Button>
                </Td>
              ) : null}
            </Tr>
          )),
        )}
      </tbody>
    </Table>
  );
}
