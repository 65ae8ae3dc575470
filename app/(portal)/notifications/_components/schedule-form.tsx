"use client";

import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { digests, readClock, type Digest } from "@/lib/domains/notifications/schedule/rules";
import type { ScheduleChoice } from "@/lib/domains/notifications/schedule/schema";

interface Times {
  digest: Digest;
  isQuiet: boolean;
  from: string;
  to: string;
}

const bodyOf = ({ digest, isQuiet, from, to }: Times): ScheduleChoice => ({
  digest,
  quiet: isQuiet ? { from, to } : null,
});

/** What is wrong with the quiet hours, if there are any. */
function check({ isQuiet, from, to }: Times) {
  if (!isQuiet) return {};
  const unread = Object.entries({ from, to }).filter(([, text]) => readClock(text) === null);
  if (unread.length > 0) return Object.fromEntries(unread.map(([name]) => [name, "time"]));
  return from === to ? { to: "same" } : {};
}

/** Quiet hours, and how e-mails are gathered. */
export function ScheduleForm({ first: { digest, quiet } }: { first: ScheduleChoice }) {
  const t = useTranslations("reach.schedule");
  const draft = useDraft<Times>({
    id: "schedule",
    first: { digest, isQuiet: quiet !== null, from: quiet?.from ?? "20:00", to: quiet?.to ?? "07:00" },
    check,
    word: (code) => (code === "time" || code === "same" ? t(code) : null),
    send: async (values) => {
      await call("post", "/notifications/schedule", { body: bodyOf(values) });
      toast.success(t("saved"), { id: "schedule" });
    },
  });
  return (
    <section aria-labelledby="schedule-title" className="mt-4">
      <h2 id="schedule-title" className="text-lead font-semibold">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      <DraftForm draft={draft} submit={t("save")} className="grid max-w-120 gap-3">
        <DraftField draft={draft} name="digest" label={t("digest")} hint={t("alerts")}>
          {digests.map((one) => (
            <option key={one} value={one}>
              {t(`digests.${one}`)}
            </option>
          ))}
        </DraftField>
        <Checkbox
          label={t("quiet")}
          checked={draft.values.isQuiet}
          onChange={({ target }) => draft.set({ isQuiet: target.checked })}
        />
        {draft.values.isQuiet ? (
          <fieldset className="grid grid-cols-2 gap-3">
            <legend className="mb-1 text-data text-ink-2">{t("quietHint")}</legend>
            <DraftField draft={draft} name="from" label={t("from")} type="time" required />
            <DraftField draft={draft} name="to" label={t("to")} type="time" required />
          </fieldset>
        ) : null}
      </DraftForm>
    </section>
  );
}
