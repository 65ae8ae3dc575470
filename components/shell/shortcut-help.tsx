import { CircleHelp } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { isTyping } from "@/components/page/is-typing";
import { onDemand } from "@/components/page/on-demand";

const ShortcutList = onDemand(() => import("./shortcut-list").then((module) => module.ShortcutList));

/** `?` shows every shortcut, wherever the reader is. */
export function ShortcutHelp() {
  const t = useTranslations("shell.shortcuts");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
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
      {open ? <ShortcutList onClose={close} onMissing={close} /> : null}
    </>
  );
}
