"use client";

import { useTranslations } from "next-intl";
import { useGo } from "@/components/page/use-go";
import { DraftForm } from "@/components/page/draft-form";
import { faultsOf } from "@/components/page/faults";
import { useDraft } from "@/components/page/use-draft";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { isIncomplete, itemFaults, readPieces, type ItemDraft } from "@/lib/domains/stock/rules";
import { parsePrice } from "@/lib/shared/money";
import type { StockGroup } from "@/components/offers/stock-group-field";
import { ItemFields } from "./item-fields";

const told = [
  ...(["item-exists", "never-sold-used", "not-a-picture", "picture-too-large", "pictures-busy", "denied"] as const),
] as const;

type Filled = ItemDraft & { image: File | null };

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
  const { go, going } = useGo();
  const draft = useDraft<Filled>({
    id: "item",
    own: ["denied"],
    first: { ...first, image: null },
    check: (typed) => faultsOf(itemFaults(withPicture(typed))),
    word: (_, field) => t(`faults.${field}`),
    onFaulty: (typed) => toast.error(t(isIncomplete(withPicture(typed)) ? "incomplete" : "wrong"), { id: "item" }),
    send: async (typed) => {
      const form = fieldsOf(typed);
      const saved = await (id === null
        ? call("post", "/stock-items", { form })
        : call("post", "/stock-items/{id}", { params: { id }, form }));
      toast.success(t(`toast.${id === null ? "success" : "changed"}`, { ref: typed.reference }), { id: "item" });
      go(`/pieces/own/${saved.id}`);
    },
    refusal: (problem, _, { reference }) => {
      const code = told.find((one) => problem.code === one);
      return code ? t(code) : t("toast.failure", { ref: reference });
    },
  });
  return (
    <DraftForm draft={draft} submit={t("save")} going={going} className="grid max-w-160 grid-cols-6 items-start gap-4">
      <ItemFields
        draft={draft.values}
        genart={genart}
        groups={groups}
        fault={draft.fault}
        onChange={draft.set}
        onImage={(image) => draft.set({ image })}
      />
    </DraftForm>
  );
}

/** A picture that was chosen just now is one too. */
const withPicture = ({ image, ...typed }: Filled): ItemDraft => ({
  ...typed,
  picture: typed.picture || image !== null,
});

function fieldsOf({ image, ...draft }: Filled) {
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
