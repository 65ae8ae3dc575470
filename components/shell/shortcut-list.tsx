import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";

const keys = {
  search: "/",
  palette: "Ctrl K",
  vehicle: "V",
  move: "↑ ↓",
  sheet: "↵",
  slide: "⇧ ↵",
  add: "A",
  prices: "P",
  back: "Esc",
  help: "?",
} as const;

/** Every shortcut with what it does. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.shortcuts");
  const common = useTranslations("common");
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={common("close")} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {(Object.keys(keys) as (keyof typeof keys)[]).map((name) => (
          <div key={name} className="contents">
            <dt>
              <Kbd>{keys[name]}</Kbd>
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
