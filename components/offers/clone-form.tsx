"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { DraftForm } from "@/components/page/draft-form";
import { faultsOf } from "@/components/page/faults";
import { useDraft } from "@/components/page/use-draft";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { cloneFaults, type CloneDraft } from "@/lib/domains/stock/clones/rules";
import { readPieces, type PartType } from "@/lib/domains/stock/rules";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { typedPrice } from "@/lib/shared/decimals";
import { parsePrice } from "@/lib/shared/money";
import { askAgain } from "./use-availability";
import { CloneFields } from "./clone-fields";

interface Props {
  article: { id: number; name: string };
  own: SupplierOffer | null;
  onCloned: () => void;
}

const refusals: Partial<Record<string, "denied" | "neverSoldUsed">> = {
  denied: "denied",
  "never-sold-used": "neverSoldUsed",
};

/** Price, pieces and part type of an article in the own stock; the stock group only where there is a choice. */
export function CloneForm({ article, own, onCloned }: Props) {
  const t = useTranslations("offers.clone");
  const locale = useLocale();
  const { data: user } = useSWR("stock-groups", () => call("get", "/userInfo"));
  const groups = (user?.stockGroups ?? [])
    .filter(({ canUpdate }) => canUpdate === 1)
    .map(({ groupId: id, name }) => ({ id, name }));
  const draft = useDraft<CloneDraft>({
    id: "clone",
    own: ["denied"],
    first: {
      price: own?.publicCents ? typedPrice(own.publicCents, locale) : "",
      quantity: String(own?.quantity ?? 1),
      partType: own?.partType ?? "neuve",
      stockGroup: null,
    },
    check: (typed) => faultsOf(cloneFaults(typed, groups.length)),
    word: (_, field) => t(`faults.${field}`),
    send: async (typed) => {
      await call("post", "/cloneItem", { body: bodyOf(article.id, typed) });
      toast.success(t("toast.success", { ref: article.name }), { id: "clone" });
      askAgain(article.id);
      onCloned();
    },
    refusal: ({ code }) => t(`toast.${refusals[code] ?? "failure"}`, { ref: article.name }),
  });
  if (!user)
    return (
      <div aria-busy>
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  return (
    <DraftForm draft={draft} submit={t("save")} className="grid grid-cols-2 items-start gap-4">
      <p className="col-span-2 text-data text-ink-2">{t(own ? "replaces" : "lead")}</p>
      <CloneFields draft={draft.values} groups={groups} fault={draft.fault} onChange={draft.set} />
    </DraftForm>
  );
}

const bodyOf = (id: number, { price, quantity, partType, stockGroup }: CloneDraft) => ({
  item: { id },
  formData: {
    price: parsePrice(price) ?? 0,
    amount: readPieces(quantity) ?? 1,
    partType: partType as PartType,
    stockGroup,
  },
});
