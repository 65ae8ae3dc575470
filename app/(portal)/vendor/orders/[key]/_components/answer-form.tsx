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
import { answersIn, type SoldAnswer, type SoldState } from "@/lib/domains/orders/selling/rules";

interface Props {
  order: { key: string; state: SoldState; number: string };
}

const refusals = { "no-such-answer": "changed", "order-sent": "changed", "not-enough-stock": "notEnough" } as const;

/** What the store answers to an order: a promise with its day, a refusal with its reason, that it is sent, that it is there. */
export function AnswerForm({ order: { key, state, number } }: Props) {
  const t = useTranslations("vendors.orders.answer");
  const router = useRouter();
  const area = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState("");
  const [arrivalOn, setArrivalOn] = useState("");
  const [lacking, setLacking] = useState(false);
  const { busy, about, run } = useAction<SoldAnswer>((problem) => {
    if (problem.code === "no-such-answer" || problem.code === "order-sent") router.refresh();
    return t(wordOf(refusals, problem, "failed"));
  });
  const answer = (chosen: SoldAnswer) => {
    if (chosen === "refuse" && reason.trim() === "") {
      setLacking(true);
      area.current?.querySelector("textarea")?.focus();
      return;
    }
    void run(async () => {
      const body = { answer: chosen, reason: chosen === "refuse" ? reason.trim() : "", arrivalOn: arrivalOn || null };
      await call("post", "/vendor/orders/{key}/answer", { params: { key }, body });
      toast.success(t(`done.${chosen}`, { number }), { id: "sold" });
      router.refresh();
    }, chosen);
  };
  const open = answersIn(state);
  if (open.length === 0) return null;
  return (
    <Card title={t("title")}>
      <div ref={area} className="grid gap-3">
        {open.includes("promise") ? (
          <Field label={t("arrivalOn")} hint={t("arrivalHint")}>
            {(control) => (
              <Input
                {...control}
                type="date"
                name="arrivalOn"
                value={arrivalOn}
                onChange={({ target }) => setArrivalOn(target.value)}
              />
            )}
          </Field>
        ) : null}
        {open.includes("refuse") ? (
          <Field label={t("reason")} hint={t("reasonHint")} error={lacking ? t("required") : null}>
            {(control) => (
              <Textarea
                {...control}
                name="reason"
                rows={2}
                maxLength={400}
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value);
                  setLacking(false);
                }}
              />
            )}
          </Field>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {open.map((one) => (
            <Button
              key={one}
              variant={one === "refuse" ? "secondary" : "primary"}
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
