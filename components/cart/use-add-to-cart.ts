"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { askForCustomer, currentCustomerId, servedName } from "@/components/customers/current-customer";
import { forRightCustomer } from "@/components/customers/customer-question";
import { addedToast } from "@/components/cart/added-toast";
import { announceCartCount } from "@/components/cart/cart-count";
import { noteChange } from "@/components/cart/changed-here";
import { callOrKeep } from "@/components/outbox/call-or-keep";
import { forgetOffline } from "@/components/page/offline";
import { tellRefusal } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { basketChannel, companyItself } from "@/lib/domains/basket/place";
import { stepOf } from "@/lib/domains/cart/step";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { formatMoney } from "@/lib/shared/money";

interface Vehicle {
  vin: string | null;
  ktype: number | null;
  plate: string | null;
}

interface Article {
  /** Of an article, or own-, pre- or tyre- and the number of an own item, a recycled unit or a tyre, or techauto- and a reference. */
  id: number | `own-${number}` | `pre-${number}` | `tyre-${number}` | `techauto-${string}`;
  /** What the toasts call it, for instance "Bosch 0 986 494 104". */
  name: string;
  partType?: string | null;
}

type Offer = Pick<SupplierOffer, "supplier" | "state" | "netCents" | "publicCents" | "currency">;

const refusals = {
  "customer-required": "chooseCustomer",
  "no-price": "noPrice",
  "unsupported-supplier": "unsupportedSupplier",
  "francs-in-basket": "unsupportedSupplier",
  "supplier-silent": "supplierSilent",
  "too-many-pieces": "tooMany",
  denied: "notAllowed",
  "basket-closed": "notAllowed",
  "unit-sold": "unitSold",
  "unit-gone": "unitGone",
  "never-sold-used": "neverSoldUsed",
} as const;

const ofCart = { added: "added", raised: "raised" } as const;
const ofBasket = { added: "addedToBasket", raised: "raisedInBasket" } as const;

/** What is sold in francs is bought by the company itself, whoever is served. */
const isForCompany = (offer: Offer | "silent" | null): boolean =>
  offer !== null && offer !== "silent" && offer.supplier.code === basketChannel;

const tyreWarnings = ["size", "load", "speed", "winterSpeed", "single", "mixedAxle", "mixedSeasons"] as const;

const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

/** Adds an article at the price that the seller sees; `busy` is the article under way. Says every outcome in a toast. */
export function useAddToCart({ vehicle }: { vehicle: Vehicle | null }) {
  const t = useTranslations("cart.adding");
  const locale = useLocale();
  const [busy, setBusy] = useState<Article["id"] | null>(null);
  const underWay = useRef(false);

  const add = useCallback(
    (article: Article, seen: Offer | "silent" | null): Promise<void> => {
      async function sell(offer: typeof seen, agreed = false): Promise<void> {
        const customerId = isForCompany(offer) ? companyItself : currentCustomerId();
        if (customerId === null) {
          toast.warning(t("chooseCustomer"), { id: addedToast });
          return askForCustomer(() => sell(offer, agreed));
        }
        if (offer === "silent" || offer?.state === "error")
          return void toast.error(t("supplierSilent"), { id: addedToast });
        const price = offer && (offer.netCents ?? offer.publicCents);
        if (!offer || !price) return void toast.error(t("noPrice"), { id: addedToast });
        if (underWay.current) return;
        underWay.current = true;
        setBusy(article.id);
        try {
          const answer = await sendOrKeep(customerId, article, { offer, price, vehicle, agreed });
          if (!answer) return;
          const { id, quantity, count } = answer;
          noteChange(id);
          announceCartCount(count, customerId === companyItself ? companyItself : undefined);
          forgetOffline();
          const words = customerId === companyItself ? ofBasket : ofCart;
          toast.success(
            quantity > stepOf(offer.supplier.code)
              ? t(words.raised, { article: article.name, quantity })
              : t(words.added, { article: article.name }),
            { id: addedToast },
          );
        } catch (error) {
          if (!(error instanceof CallProblem)) throw error;
          const { code, extra, status } = error;
          const own = Number(extra.price);
          if (code === "price-changed" && own > 0) {
            const words = formatMoney(own, offer.currency, locale);
            const again = { ...offer, ...(offer.netCents === null ? { publicCents: own } : { netCents: own }) };
            const action = { label: t("addAtPrice", { price: words }), onClick: () => void sell(again) };
            toast.warning(t("priceChanged", { price: words }), { id: addedToast, action, persistent: true });
          } else if (code === "tyre-warning") {
            const told = Array.isArray(extra.warnings) ? extra.warnings : [];
            const words = tyreWarnings.filter((one) => told.includes(one)).map((one) => t(`tyreWarning.${one}`));
            const action = { label: t("addAnyway"), onClick: () => void sell(offer, true) };
            toast.warning(words.join(" "), { id: addedToast, action, persistent: true });
          } else {
            const reserved = () => t("unitReserved", { minutes: Number(extra.minutes) || 1 });
            const refusal = () =>
              code === "unit-reserved" ? reserved() : t(isRefusal(code) ? refusals[code] : "addFailed");
            tellRefusal(error, refusal, { id: addedToast, own: ["denied"] });
            if (status === 404 && customerId !== companyItself) askForCustomer();
          }
        } finally {
          underWay.current = false;
          setBusy(null);
        }
      }
      if (isForCompany(seen)) return sell(seen);
      return new Promise((resolve) => forRightCustomer(() => sell(seen).then(resolve)));
    },
    [t, locale, vehicle],
  );
  return { add, busy };
}

interface Sale {
  offer: Offer;
  price: number;
  vehicle: Vehicle | null;
  /** The seller has read what speaks against a tyre. */
  agreed?: boolean;
}

type Buyer = number | typeof companyItself;

const saleOf = (customerId: Buyer, article: Article, { offer, price, vehicle, agreed }: Sale) => ({
  body: {
    item: { id: article.id, partType: article.partType ?? null },
    name: article.name,
    price,
    currency: offer.currency,
    channel: offer.supplier.code,
    vin: vehicle?.vin ?? null,
    ktype: vehicle?.ktype ?? null,
    plate: vehicle?.plate ?? null,
    customerId,
    ...(agreed ? { agreed } : {}),
  },
});

/** Puts one piece of an article into a customer's cart, or the company's basket, at the price that was seen. */
export const sendToCart = (customerId: Buyer, article: Article, sale: Sale) =>
  call("post", "/addItemToCart", saleOf(customerId, article, sale));

/** The same; without a network it waits, which is answered by null. */
function sendOrKeep(customerId: Buyer, article: Article, sale: Sale) {
  const { price, offer } = sale;
  const served = customerId === companyItself ? null : servedName(customerId);
  const name = [`${article.name} × ${stepOf(offer.supplier.code)}`, served].filter(Boolean).join(" → ");
  return callOrKeep("post", "/addItemToCart", saleOf(customerId, article, sale), {
    ...{ name, about: `cart/${customerId}`, bound: false },
    price: { cents: price, currency: offer.currency },
  });
}
