import { useTranslations } from "next-intl";
import type { UnsavedWords } from "@/components/ui/dialog";

/** The words by which a dialog with a form asks before what was typed is lost. */
export function useUnsavedWords(): UnsavedWords {
  const t = useTranslations("common.unsaved");
  return { question: t("question"), stay: t("stay"), leave: t("leave") };
}
