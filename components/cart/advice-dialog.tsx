import { useTranslations } from "next-intl";
import { useRefresh } from "@/components/live/use-live";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Dialog } from "@/components/ui/dialog";
import { mostAdviceWord } from "@/lib/domains/cart/advice/rules";

interface Props {
  title: string;
  word: string;
  onClose: () => void;
  save: (word: string) => Promise<unknown>;
}

/** The word beside a line's urgency. */
export function AdviceDialog({ title, word, onClose, save }: Props) {
  const t = useTranslations("advice");
  const common = useTranslations("common");
  const refresh = useRefresh();
  const draft = useDraft({
    id: "advice",
    first: { word },
    refusal: () => t("failed"),
    send: async (values) => {
      await save(values.word.trim());
      refresh();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common("close")} size="sm">
      <DraftForm draft={draft} submit={common("save")} onCancel={onClose}>
        <DraftField
          draft={draft}
          name="word"
          label={t("word")}
          hint={t("wordHint")}
          rows={3}
          maxLength={mostAdviceWord}
        />
      </DraftForm>
    </Dialog>
  );
}
