import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { Badge, Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import type { CompanyKey } from "@/lib/domains/session/keys/schema";

const tones = { live: "fit", ended: "neutral", revoked: "no" } as const;

/** A key: what it opens, when it was used, and how it ends. */
export function KeyRow({ of }: { of: CompanyKey }) {
  const t = useTranslations("programs.keys");
  const common = useTranslations("common");
  const format = useFormat();
  const router = useRouter();
  const { busy, run } = useAction(() => common("error"), { id: "programs" });
  const { id, name, prefix, rights, lost, madeBy, state, calls, lastUsedAt, endsAt } = of;
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });
  const revoke = () =>
    run(async () => {
      await call("delete", "/programs/keys/{id}", { params: { id: String(id) } });
      router.refresh();
    });
  return (
    <li className="grid content-start gap-1.5 rounded-md border border-line bg-paper p-4 shadow-card">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="font-strong wrap-anywhere">{name}</bdi>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </p>
      <p className="text-data text-ink-3 wrap-anywhere">
        <bdi dir="ltr">{prefix}…</bdi> · <bdi>{madeBy}</bdi>
      </p>
      <p className="text-data wrap-anywhere">
        <bdi>{format.list(rights)}</bdi>
      </p>
      {state === "live" && lost.length > 0 ? <Note>{t("lost", { rights: format.list(lost) })}</Note> : null}
      <p className="text-data text-ink-2">
        {lastUsedAt ? t("used", { when: when(lastUsedAt), count: calls }) : t("never")}
        {endsAt ? ` · ${t("until", { when: when(endsAt) })}` : ""}
      </p>
      {state === "live" ? (
        <div>
          <Button busy={busy} onClick={() => void revoke()} aria-label={`${t("revoke")} ${name}`}>
            {t("revoke")}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
