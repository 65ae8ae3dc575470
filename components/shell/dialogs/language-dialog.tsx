import { Check } from "@/components/drawings/icons";
import { useLocale, useTranslations } from "next-intl";
import type { HostedDialogProps } from "@/components/shell/hosted";
import { useChoices } from "@/components/page/use-choices";
import { Dialog } from "@/components/ui/dialog";
import { languageName, pickerLanguages } from "@/lib/shared/languages";

/** The header's language picker where the header has no room for it. */
export default function LanguageDialog({ onClose }: HostedDialogProps) {
  const t = useTranslations("dialogs.language");
  const common = useTranslations("common");
  const current = useLocale();
  const { setLanguage } = useChoices();
  const choose = (tag: string) => {
    onClose();
    setLanguage(tag);
  };
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={common("close")} size="sm">
      <div>
        {pickerLanguages.map((tag) => (
          <button
            key={tag}
            type="button"
            lang={tag}
            aria-current={tag === current || undefined}
            onClick={() => choose(tag)}
            className="flex min-h-11 w-full items-center gap-3 rounded px-2 text-start hover:bg-sunk aria-[current]:font-strong"
          >
            <span className="flex-1">{languageName(tag)}</span>
            {tag === current ? <Check className="size-4 text-accent" /> : null}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
