import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { ScreenSetUp } from "@/lib/domains/live/screens/schema";
import { MessageForm } from "./message-form";
import { SetUpForm } from "./set-up-form";

export type Question = "set-up" | "message" | "unpair" | "remove";
/** What is asked about a screen; null asks about all. */
export type Asked = { what: Question; screen: ScreenSetUp } | { what: "message"; screen: null };

interface Props {
  asked: Asked | null;
  onClose: () => void;
  onDone: () => void;
}

/** What is done with a screen, each in a dialog. */
export function ScreenDialogs({ asked, onClose, onDone }: Props) {
  const t = useTranslations("screens");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  if (!asked) return null;
  const { screen, what } = asked;
  if (screen && (what === "unpair" || what === "remove"))
    return <Confirm what={what} screen={screen} onClose={onClose} onDone={onDone} />;
  const name = screen?.name ?? "";
  const title =
    what === "set-up" ? t("editTitle", { name }) : screen ? t("message.title", { name }) : t("message.titleAll");
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={common("close")}
      unsaved={unsaved}
      size={what === "set-up" ? "lg" : "md"}
    >
      {screen && what === "set-up" ? (
        <SetUpForm screen={screen} onSaved={onDone} onCancel={onClose} />
      ) : (
        <MessageForm screen={screen} onDone={onDone} onCancel={onClose} />
      )}
    </Dialog>
  );
}

interface ConfirmProps extends Omit<Props, "asked"> {
  what: "unpair" | "remove";
  screen: ScreenSetUp;
}

function Confirm({ what, screen: { id, name }, onClose, onDone }: ConfirmProps) {
  const t = useTranslations("screens");
  const common = useTranslations("common");
  const { busy, run } = useAction(({ code }) => (code === "not-found" ? t("gone") : common("error")), {
    id: "screens",
  });
  const go = () =>
    run(async () => {
      if (what === "unpair") await call("post", "/screens/unpair/{id}", { params: { id } });
      else await call("delete", "/screens/{id}", { params: { id } });
      toast.success(t(what === "unpair" ? "unpaired" : "removed", { name }), { id: "screens" });
      onDone();
    });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t(what === "unpair" ? "unpairTitle" : "removeTitle", { name })}
      closeLabel={common("close")}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void go()}>
            {t(what)}
          </Button>
        </>
      }
    >
      <p>{t(what === "unpair" ? "unpairText" : "removeText")}</p>
    </Dialog>
  );
}
