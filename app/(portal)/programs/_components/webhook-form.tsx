import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import { call } from "@/lib/api/client";
import { longestUrl, webhookEvents, type WebhookEvent } from "@/lib/domains/webhooks/names";
import { eventName } from "./event-names";

const faults: Readonly<Record<string, "https" | "inside">> = {
  malformed: "https",
  "not-https": "https",
  credentials: "https",
  house: "inside",
  private: "inside",
  "unknown-name": "inside",
};

interface Typed {
  url: string;
  events: WebhookEvent[];
}

/** A new address, and what it is to be told. */
export function WebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const t = useTranslations("programs.webhooks");
  const programs = useTranslations("programs");
  const common = useTranslations("common");
  const draft = useDraft<Typed>({
    first: { url: "", events: [...webhookEvents] },
    check: ({ url, events }) => ({
      ...(url.trim() === "" ? { url: "required" } : {}),
      ...(events.length === 0 ? { events: "required" } : {}),
    }),
    word: (code, name) =>
      name === "events" ? programs("choose") : code in faults ? t(`fault.${faults[code] ?? "https"}`) : null,
    send: async (body) => onMade((await call("post", "/programs/webhooks", { body })).secret),
    refusal: ({ code }) => (code === "too-many-webhooks" ? programs("tooMany") : common("error")),
    resets: true,
    id: "programs",
  });
  const { events } = draft.values;
  return (
    <DraftForm draft={draft} submit={t("add")} label={t("add")} className="grid max-w-140 gap-3">
      <DraftField
        draft={draft}
        name="url"
        label={t("url")}
        inputMode="url"
        maxLength={longestUrl}
        autoComplete="off"
        placeholder="https://"
        required
      />
      <CheckboxGroup legend={t("events")}>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            name="events"
            label={t(`event.${eventName(event)}`)}
            checked={events.includes(event)}
            onChange={({ target }) =>
              draft.set({ events: target.checked ? [...events, event] : events.filter((one) => one !== event) })
            }
          />
        ))}
      </CheckboxGroup>
      {draft.fault("events") ? (
        <p role="alert" className="text-data font-medium text-no">
          {draft.fault("events")}
        </p>
      ) : null}
    </DraftForm>
  );
}
