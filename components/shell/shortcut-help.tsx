import { CircleHelp } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { isTyping } from "@/components/page/is-typing";

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

/** `?` shows every shortcut, wherever the reader is. */
export function ShortcutHelp() {
  const t = useTranslations("shell.shortcuts");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (event: KeyboardEvent) => {
      if (event.key !== "?" || isTyping(event) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", show);
    return () => document.removeEventListener("keydown", show);
  }, []);
  return (
    <>
      <IconButton variant="ghost" label={t("title")} onClick={() => setOpen(true)} className="max-lg:hidden">
        <CircleHelp />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("title")} closeLabel={common("close")} size="sm">
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
    </>
  );
}
