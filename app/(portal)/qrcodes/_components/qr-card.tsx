"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { QrCode } from "@/components/ui/qr-code";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Card, Cards } from "@/lib/domains/session/cards/schema";
import { draftOf, nameOf, readDraft } from "./card-draft";

interface Props {
  card: Card;
  code: string | null;
  users: Cards["users"];
  /** Whether it goes to paper with the page. */
  printed: boolean;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onPrint: () => void;
  onSearch: (text: string) => Promise<void>;
  onSaved: (card: Card) => void;
}

/** One card: what is edited stays here, marked, until it is confirmed or cancelled. */
export function QrCard({ card, code, users, printed, chosen, onChoose, onPrint, onSearch, onSaved }: Props) {
  const t = useTranslations("users.cards");
  const common = useTranslations("common");
  const listId = useId();
  const stored = draftOf(card, users);
  const [draft, setDraft] = useState(stored);
  const [wrong, setWrong] = useState<"user" | "dates" | null>(null);
  const changed = JSON.stringify(draft) !== JSON.stringify(stored);
  const edit = (part: Partial<typeof draft>) => {
    setWrong(null);
    setDraft((now) => ({ ...now, ...part }));
  };
  const { busy, run } = useAction(({ code, extra }) => {
    if (code !== "card-changed") return common("error");
    toast.warning(t("changedElsewhere"));
    onSaved(extra.card as Card);
    return null;
  });
  const confirm = async () => {
    const read = readDraft(draft, users);
    if (read.wrong) return setWrong(read.wrong);
    await run(async () => {
      onSaved(await call("post", "/qrlogin", { body: { token: card.token, ...read.change, seen: card.changedAt } }));
      toast.success(t("saved"));
    });
  };
  return (
    <li
      className={cn(
        "grid break-inside-avoid content-start gap-2.5 rounded-md border border-line bg-paper p-4 shadow-card",
        !(printed && code) && "no-print",
      )}
    >
      <div className="flex items-center gap-2">
        <h2 className="me-auto font-semibold">{t("card", { token: card.token })}</h2>
        {changed ? <Badge tone="unknown">{t("changed")}</Badge> : null}
        <Badge tone={card.enabled ? "fit" : "neutral"}>{t(card.enabled ? "enabled" : "disabled")}</Badge>
      </div>
      {code ? (
        <>
          <QrCode text={code} label={t("code", { user: nameOf(card.userId, users) })} className="mx-auto w-48" />
          <p className="text-center font-strong">{nameOf(card.userId, users)}</p>
          <p className="no-print text-data text-ink-2">{t("once")}</p>
          <div className="no-print flex flex-wrap items-center justify-between gap-2">
            <Checkbox label={t("toPrint")} checked={chosen} onChange={(event) => onChoose(event.target.checked)} />
            <Button onClick={onPrint}>{t("print")}</Button>
          </div>
        </>
      ) : null}
      <div className="no-print grid gap-2">
        <Field label={t("user")} error={wrong === "user" ? t("unknownUser") : undefined}>
          {(control) => (
            <Input
              {...control}
              list={listId}
              value={draft.user}
              autoComplete="off"
              onChange={(event) => {
                edit({ user: event.target.value });
                if (event.target.value.length > 1) void onSearch(event.target.value);
              }}
            />
          )}
        </Field>
        <datalist id={listId}>
          {users.map(({ userId, name, email }) => (
            <option key={userId} value={email}>
              {name}
            </option>
          ))}
        </datalist>
        {(["from", "to"] as const).map((end) => (
          <Field key={end} label={t(end)} error={end === "to" && wrong === "dates" ? t("dates") : undefined}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={draft[end]}
                onChange={(event) => edit({ [end]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Checkbox
          label={t("enable")}
          checked={draft.enabled}
          onChange={(event) => edit({ enabled: event.target.checked })}
        />
        {changed ? (
          <div className="flex justify-end gap-2">
            <Button
              onClick={() => {
                setWrong(null);
                setDraft(stored);
              }}
            >
              {common("cancel")}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => void confirm()}>
              {common("confirm")}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
