"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type FormEvent } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { cloneFaults, type CloneDraft } from "@/lib/domains/stock/clones/rules";
import { readPieces, type PartType } from "@/lib/domains/stock/rules";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { parsePrice } from "@/lib/shared/money";
import { askAgain } from "./use-availability";
import { CloneFields } from "./clone-fields";

interface Props {
  article: { id: number; name: string };
  own: SupplierOffer | null;
  onCloned: () => void;
}

const priceText = (own: SupplierOffer | null) => (own?.publicCents ? (own.publicCents / 100).toFixed(2) : "");

/** Price, pieces and part type of an article in the own stock; the stock group only where there is a choice. */
export function CloneForm({ article, own, onCloned }: Props) {
  const t = useTranslations("offers.clone");
  const form = useRef<HTMLFormElement>(null);
  const { data: user } = useSWR("stock-groups", () => call("get", "/userInfo"));
  const [draft, setDraft] = useState<CloneDraft>({
    ...{
      price: priceText(own),
      quantity: String(own?.quantity ?? 1),
      partType: own?.partType ?? "neuve",
      stockGroup: null,
    },
  });
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!user)
    return (
      <div aria-busy>
        <span className="sr-only">{t("loading")}</span>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  const groups = user.stockGroups
    .filter(({ canUpdate }) => canUpdate === 1)
    .map(({ groupId: id, name }) => ({ id, name }));
  const faults = cloneFaults(draft, groups.length);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (faults[0]) return form.current?.querySelector<HTMLElement>(`[name="${faults[0]}"]`)?.focus();
    setBusy(true);
    try {
      await call("post", "/cloneItem", { body: bodyOf(article.id, draft) });
      toast.success(t("toast.success", { ref: article.name }), { id: "clone" });
      askAgain(article.id);
      onCloned();
    } catch (error) {
      const denied = error instanceof CallProblem && error.code === "denied";
      toast.error(t(denied ? "toast.denied" : "toast.failure", { ref: article.name }), { id: "clone" });
      setBusy(false);
    }
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-2 items-start gap-4">
      <p className="col-span-2 text-data text-ink-2">{t(own ? "replaces" : "lead")}</p>
      <CloneFields
        draft={draft}
        groups={groups}
        fault={(field) => (shown && faults.includes(field) ? t(`faults.${field}`) : null)}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      <Button type="submit" variant="primary" busy={busy} className="col-span-2 justify-self-start">
        {t("save")}
      </Button>
    </form>
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
