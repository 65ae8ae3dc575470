"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useAction, wordOf } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { longestReason } from "@/lib/domains/vendors/rules";
import { decisionsIn, needsReason, type Decision, type VendorState } from "@/lib/domains/vendors/states";
import { ApproveAnyway } from "./approve-anyway";

interface Props {
  vendor: { number: number; version: number; status: VendorState; storeName: string };
  /** What its fields with false keys are called. */
  wrong: readonly string[];
}

const refusals = { "changed-meanwhile": "changed", "no-such-decision": "changed", "trader-unknown": "trader" } as const;

/** What an administrator decides about a store, with the reason that its company reads. */
export function DecisionForm({ vendor: { number, version, status, storeName }, wrong }: Props) {
  const t = useTranslations("vendors.admin.decision");
  const router = useRouter();
  const field = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState("");
  const [lacking, setLacking] = useState(false);
  const [doubted, setDoubted] = useState<Decision | null>(null);
  const { busy, about, run } = useAction<Decision>((problem) => {
    setDoubted(null);
    if (problem.code in refusals) router.refresh();
    return t(wordOf(refusals, problem, "failed"));
  });
  const send = (decision: Decision) =>
    void run(async () => {
      const body = { decision, reason: reason.trim(), seen: version };
      await call("post", "/vendors/{number}/decision", { params: { number }, body });
      setDoubted(null);
      toast.success(t(`done.${decision}`, { store: `\u2068${storeName}\u2069` }), { id: "vendor-decision" });
      router.refresh();
    }, decision);
  const decide = (decision: Decision) => {
    if (needsReason(decision) && reason.trim() === "") {
      setLacking(true);
      field.current?.querySelector("textarea")?.focus();
      return;
    }
    if (!needsReason(decision) && wrong.length > 0) setDoubted(decision);
    else send(decision);
  };
  const open = decisionsIn(status);
  if (open.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <div className="grid gap-3">
      <div ref={field}>
        <Field label={t("reason")} hint={t("reasonHint")} error={lacking ? t("required") : null}>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={longestReason}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setLacking(false);
              }}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        {open.map((decision) => (
          <Button
            key={decision}
            variant={needsReason(decision) ? "secondary" : "primary"}
            busy={busy && about === decision}
            disabled={busy && about !== decision}
            onClick={() => decide(decision)}
          >
            {t(decision)}
          </Button>
        ))}
      </div>
      {doubted ? (
        <ApproveAnyway
          doubt={{ decision: doubted, storeName, wrong }}
          busy={busy}
          onDecide={() => send(doubted)}
          onClose={() => setDoubted(null)}
        />
      ) : null}
    </div>
  );
}
