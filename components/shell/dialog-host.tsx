import { useLocale } from "next-intl";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { useLaterPlace } from "@/components/page/later-places";
import { textsAt } from "@/components/page/load-texts";
import { MessagesProvider } from "@/components/page/messages-provider";
import { sayOffline } from "@/components/page/offline";
import type { Hosted, HostedDialogProps } from "./hosted";
import { onDialog, openDialog, type DialogName } from "./open-dialog";
import { collectTyped, takeTyped } from "./typed-ahead";

type Body = ComponentType<HostedDialogProps>;

interface Shown {
  name: DialogName;
  about?: number;
  Body: Body;
  texts: string;
}

const sources: Record<DialogName, () => Promise<{ default: Body }>> = {
  palette: () => import("@/components/shell/palette/palette"),
  picture: () => import("@/components/shell/dialogs/picture-dialog"),
  language: () => import("@/components/shell/dialogs/language-dialog"),
  link: () => import("@/components/shell/dialogs/link-dialog"),
  company: () => import("@/components/shell/dialogs/company-dialog"),
  support: () => import("@/components/shell/dialogs/support-dialog"),
};

function giveUp(): void {
  takeTyped();
  sayOffline();
}

/** Shows the shell's dialogs, each fetched with its texts when it is first asked for; Ctrl or ⌘ K asks for the palette. */
export function DialogHost(hosted: Hosted) {
  const locale = useLocale();
  const place = useLaterPlace("dialogs");
  const [shown, setShown] = useState<Shown | null>(null);
  const asked = useRef(0);
  useEffect(
    () =>
      onDialog(({ name, about }) => {
        const turn = ++asked.current;
        Promise.all([sources[name](), textsAt(place)]).then(([{ default: Body }, texts]) => {
          if (turn === asked.current) setShown({ name, about, Body, texts });
        }, giveUp);
      }),
    [place],
  );
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      collectTyped(() => void asked.current++);
      openDialog("palette");
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  useEffect(() => {
    // The palette has taken them by now; what else is shown wants none.
    if (shown) takeTyped();
  }, [shown]);
  if (!shown) return null;
  const { name, about, Body, texts } = shown;
  return (
    <MessagesProvider locale={locale} texts={texts}>
      <Body key={name} {...hosted} about={about} onClose={() => setShown(null)} />
    </MessagesProvider>
  );
}
