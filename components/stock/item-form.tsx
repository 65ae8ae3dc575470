"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { CallProblem } from "@/lib/api/client";
import { isIncomplete, itemFaults, readPieces, type ItemDraft, type ItemField } from "@/lib/domains/stock/rules";
import { parsePrice } from "@/lib/shared/money";
import { sendForm } from "@/components/catalogue/send-form";
import type { StockGroup } from "@/components/offers/stock-group-field";
import { ItemFields } from "./item-fields";

const told = ["item-exists", "not-a-picture", "picture-too-large", "pictures-busy", "denied"] as const;

interface Props {
  /** The item to change; null for a new one. */
  id: number | null;
  draft: ItemDraft;
  genart: string;
  groups: readonly StockGroup[];
}

/** An item of the company's own: every field but EAN and OE numbers is required, and what is missing is said field by field. */
export function ItemForm({ id, draft: first, genart, groups }: Props) {
  const t = useTranslations("social.item");
  const { go } = useGo();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(first);
  const [image, setImage] = useState<File | null>(null);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const filled = { ...draft, picture: draft.picture || image !== null };
  const faults = itemFaults(filled);
  const fault = (field: ItemField) => (shown && faults.includes(field) ? t(`faults.${field}`) : null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (faults.length > 0) {
      form.current?.querySelector<HTMLElement>(`[name="${faults[0]}"]`)?.focus();
      return void toast.error(t(isIncomplete(filled) ? "incomplete" : "wrong"), { id: "item" });
    }
    setBusy(true);
    try {
      const answer = await sendForm(id === null ? "/stock-items" : `/stock-items/${id}`, fieldsOf(draft, image));
      toast.success(t(`toast.${id === null ? "success" : "changed"}`, { ref: draft.reference }), { id: "item" });
      go(`/pieces/own/${(answer as { id: number }).id}`);
    } catch (error) {
      const code = told.find((one) => error instanceof CallProblem && error.code === one);
      toast.error(code ? t(code) : t("toast.failure", { ref: draft.reference }), { id: "item" });
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-160 grid-cols-6 items-start gap-4"
    >
      <ItemFields
        draft={draft}
        genart={genart}
        groups={groups}
        fault={fault}
        onChange={(part) => setDraft({ ...draft, ...part })}
        onImage={setImage}
      />
      <Button type="submit" variant="primary" busy={busy} className="col-span-6 justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}

function fieldsOf(draft: ItemDraft, image: File | null): Record<string, string | File> {
  const { brand, reference, label, genartId, partType, price, quantity, stockGroup, ean, oeNumbers } = draft;
  return {
    ...{ brand, reference, label, partType, ean, oeNumbers },
    genartId: String(genartId),
    stockGroup: String(stockGroup),
    price: String(parsePrice(price)),
    quantity: String(readPieces(quantity)),
    ...(image ? { image } : {}),
  };
}
