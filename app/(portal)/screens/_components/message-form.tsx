import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useAction } from "@/components/page/use-action";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { longestMessage } from "@/lib/domains/live/screens/rules";
import type { ScreenSetUp } from "@/lib/domains/live/screens/schema";

const durations = [1, 5, 10, 30, 60, 240] as const;

interface Props {
  /** Null for every screen of the company. */
  screen: ScreenSetUp | null;
  onDone: () => void;
  onCancel: () => void;
}

/** A message that stands on the screen at once, for some minutes. */
export function MessageForm({ screen, onDone, onCancel }: Props) {
  const t = useTranslations("screens.message");
  const common = useTranslations("common");
  const ids = screen ? [screen.id] : null;
  const draft = useDraft({
    first: { text: screen?.message ?? "", minutes: "10" },
    check: ({ text }) => (text.trim() === "" ? { text: "required" } : {}),
    send: async ({ text, minutes }) => {
      await call("post", "/screens/message", { body: { ids, text, minutes: Number(minutes) } });
      toast.success(t("shown"), { id: "screens" });
      onDone();
    },
    id: "screens",
  });
  const { busy, run } = useAction(() => common("error"), { id: "screens" });
  const take = () =>
    run(async () => {
      await call("post", "/screens/message", { body: { ids, text: "", minutes: 1 } });
      toast.success(t("taken"), { id: "screens" });
      onDone();
    });
  return (
    <>
      <DraftForm draft={draft} submit={t("show")} onCancel={onCancel}>
        <DraftField draft={draft} name="text" label={t("text")} rows={3} maxLength={longestMessage} required />
        <DraftField draft={draft} name="minutes" label={t("minutes")}>
          {durations.map((count) => (
            <option key={count} value={count}>
              {t("minutesOf", { count })}
            </option>
          ))}
        </DraftField>
      </DraftForm>
      {screen?.message === "" ? null : (
        <Button variant="ghost" className="mt-3 -ms-3" busy={busy} onClick={() => void take()}>
          {t("take")}
        </Button>
      )}
    </>
  );
}
