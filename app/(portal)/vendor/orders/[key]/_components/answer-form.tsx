"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useAction, wordOf } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import {
  answersIn,
  answerFault,
  type AnswerFault,
  type SoldAnswer,
  type SoldState,
} from "@/lib/domains/orders/selling/rules";

interface Props {
  order: { key: string; state: SoldState; number: string; arrivalOn: string | null };
  /** The day on which the page was made, yyyy-MM-dd. */
  today: string;
}

const refusals = { "no-such-answer": "changed", "order-sent": "changed", "not-enough-stock": "notEnough" } as const;

/** What the store answers to an order: a promise with its day, another day, a refusal with its reason, that it is sent, that it is there. */
export function AnswerForm({ order: { key, state, number, arrivalOn: promised }, today }: Props) {
  const t = useTranslations("vendors.orders.answer");
  const router = useRouter();
  const area = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState("");
  const [arrivalOn, setArrivalOn] = useState(state === "new" ? "" : (promised ?? ""));
  const [fault, setFault] = useState<AnswerFault | null>(null);
  const { busy, about, run } = useAction<SoldAnswer>((problem) => {
    if (problem.code === "no-such-answer" || problem.code === "order-sent") router.refresh();
    return t(wordOf(refusals, problem, "failed"));
  });
  const answer = (chosen: SoldAnswer) => {
    const found = answerFault({ answer: chosen, reason, arrivalOn }, today);
    setFault(found);
    if (found) return area.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
    void run(async () => {
      const names = chosen === "promise" || chosen === "reschedule";
      const body = {
        ...{ answer: chosen, reason: chosen === "refuse" ? reason.trim() : "" },
        arrivalOn: (names && arrivalOn) || null,
      };
      await call("post", "/vendor/orders/{key}/answer", { params: { key }, body });
      toast.success(t(`done.${chosen}`, { number }), { id: "sold" });
      router.refresh();
    }, chosen);
  };
  const open = answersIn(state);
  if (open.length === 0) return null;
  const faultOf = (field: AnswerFault["field"]) => (fault?.field === field ? t(fault.word) : null);
  return (
    <Card title={t("title")}>
      <div ref={area} className="grid gap-3">
        <Field
          label={t(state === "new" ? "arrivalOn" : "newArrivalOn")}
          hint={state === "new" ? t("arrivalHint") : undefined}
          error={faultOf("arrivalOn")}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              name="arrivalOn"
              min={today}
              value={arrivalOn}
              onChange={({ target }) => {
                setArrivalOn(target.value);
                setFault(null);
              }}
            />
          )}
        </Field>
        {open.includes("refuse") ? (
          <Field label={t("reason")} hint={t("reasonHint")} error={faultOf("reason")}>
            {(control) => (
              <Textarea
                {...control}
                name="reason"
                rows={2}
                maxLength={400}
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value);
                  setFault(null);
                }}
              />
            )}
          </Field>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {open.map((one, at) => (
            <Button
              key={one}
              variant={at === 0 ? "primary" : "secondary"}
              busy={busy && about === one}
              disabled={busy && about !== one}
              onClick={() => answer(one)}
            >
              {t(one)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
