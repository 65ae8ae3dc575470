import { useTranslations } from "next-intl";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Dialog } from "@/components/ui/dialog";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { CloneForm } from "./clone-form";

interface Props {
  article: { id: number; name: string };
  own: SupplierOffer | null;
  onClose: () => void;
  onCloned: () => void;
}

/** The form that puts an article into the own stock, over the page. */
export function CloneDialog({ article, own, onClose, onCloned }: Props) {
  const t = useTranslations("offers.clone");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { ref: article.name })}
      closeLabel={common("close")}
      unsaved={unsaved}
      size="sm"
    >
      <CloneForm {...{ article, own, onCloned }} />
    </Dialog>
  );
}
