import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Webhook } from "@/lib/domains/webhooks/schema";
import { eventName } from "./event-names";

type Step = "test" | "pause" | "resume" | "remove";

/** An address: what it is told, how it fares, and what may be done with it. */
export function WebhookCard({ of }: { of: Webhook }) {
  const t = useTranslations("programs.webhooks");
  const format = useFormat();
  const { about, run } = useSteps(of.id);
  const { url, events, failingSince, pausedWhy, waiting } = of;
  const button = (step: Step) => (
    <Button busy={about === step} onClick={() => void run(step)} aria-label={`${t(step)} ${url}`}>
      {t(step)}
    </Button>
  );
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });
  return (
    <li className="grid content-start gap-1.5 rounded-md border border-line bg-paper p-4 shadow-card">
      <bdi dir="ltr" className="font-strong wrap-anywhere">
        {url}
      </bdi>
      <p className="text-data">{format.list(events.map((event) => t(`event.${eventName(event)}`)))}</p>
      {pausedWhy ? <Note tone="no">{t(`paused.${pausedWhy}`)}</Note> : null}
      {!pausedWhy && failingSince ? <Note>{t("failing", { when: when(failingSince) })}</Note> : null}
      {waiting > 0 ? <p className="text-data text-ink-2">{t("waiting", { count: waiting })}</p> : null}
      <div className="flex flex-wrap gap-2">
        {button("test")}
        {button(pausedWhy ? "resume" : "pause")}
        {button("remove")}
      </div>
    </li>
  );
}

function useSteps(webhookId: number) {
  const t = useTranslations("programs.webhooks");
  const common = useTranslations("common");
  const router = useRouter();
  const { about, run } = useAction<Step>(() => common("error"), { id: "programs" });
  const params = { id: String(webhookId) };
  const steps: Record<Step, () => Promise<unknown>> = {
    test: () => call("post", "/programs/webhooks/{id}/test", { params }),
    pause: () => call("post", "/programs/webhooks/{id}/pause", { params }),
    resume: () => call("post", "/programs/webhooks/{id}/resume", { params }),
    remove: () => call("delete", "/programs/webhooks/{id}", { params }),
  };
  const take = (step: Step) =>
    run(async () => {
      await steps[step]();
      if (step === "test") toast.say(t("tested"), { id: "programs" });
      router.refresh();
    }, step);
  return { about, run: take };
}
