"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { useAction } from "@/components/page/use-action";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Country } from "@/lib/domains/vendors/countries";
import type { StoreFacts } from "@/lib/domains/vendors/rules";
import type { VendorState } from "@/lib/domains/vendors/states";
import { StoreForm } from "./store-form";

interface Props {
  status: VendorState;
  /** Why it was refused, or what was asked. */
  reason: string;
  first: StoreFacts;
  countries: readonly Country[];
  conditions: string;
  /** What was sent in, while it waits. */
  children: ReactNode;
}

/** The way to a store: what it takes, the form, what was sent in, and what was answered. */
export function Application({ status, reason, children, ...form }: Props) {
  const t = useTranslations("vendors");
  const router = useRouter();
  const [open, setOpen] = useState(status === "vendor");
  const { busy, run } = useAction(() => t("waiting.failed"));
  const cancel = () =>
    run(async () => {
      await call("post", "/vendor/cancel");
      toast.success(t("waiting.cancelled"), { id: "vendor" });
      router.refresh();
    });
  const give = (label: string) => (
    <Button busy={busy} onClick={() => void cancel()}>
      {label}
    </Button>
  );
  const change = (label: string, variant: "primary" | "secondary") => (
    <Button variant={variant} onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
  if (open) {
    const back = status === "vendor" ? () => void cancel() : () => setOpen(false);
    return (
      <>
        {reason ? <Reason title={t(status === "vendor" ? "asked.question" : "refused.reason")} text={reason} /> : null}
        <StoreForm {...form} again={status !== "new"} onCancel={back} />
      </>
    );
  }
  if (status === "new")
    return (
      <Card className="max-w-180">
        <p>{t("start.lead")}</p>
        <h2 className="mt-3 mb-1 font-semibold">{t("start.steps")}</h2>
        <ol className="list-inside list-decimal text-ink-2">
          <li>{t("start.step1")}</li>
          <li>{t("start.step2")}</li>
          <li>{t("start.step3")}</li>
        </ol>
        <div className="mt-4">{change(t("start.begin"), "primary")}</div>
      </Card>
    );
  const refused = status === "refused";
  return (
    <>
      {refused ? (
        <section className="grid gap-2">
          <h2 className="text-lead font-semibold">{t("refused.title")}</h2>
          <Reason title={t("refused.reason")} text={reason} />
        </section>
      ) : (
        children
      )}
      <div className="flex flex-wrap gap-2">
        {refused ? change(t("refused.correct"), "primary") : change(t("waiting.change"), "secondary")}
        {give(t(refused ? "refused.cancel" : "waiting.cancel"))}
      </div>
    </>
  );
}

function Reason({ title, text }: { title: string; text: string }) {
  return (
    <Note tone="unknown" className="max-w-180">
      <p className="font-strong">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
    </Note>
  );
}
