"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type SyntheticEvent } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { FileButton } from "@/components/uploads/file-button";
import { call, type CallProblem } from "@/lib/api/client";
import type { TransferFileView } from "@/lib/domains/payments/transfers/schema";
import { TransferTable } from "./transfer-table";

const told = ["no-statement", "other-account", "too-many-transfers", "body-too-large", "no-file"] as const;
const accepted = ".xml,.csv,.txt,.xlsx,text/xml,application/xml,text/csv";

/** A bank's file or its text, what it means, and the transfers of it that are confirmed. */
export function TransferForm() {
  const t = useTranslations("payments.transfers");
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState("");
  const [read, setRead] = useState<TransferFileView | null>(null);
  const { busy, run } = useAction(
    ({ code }: CallProblem) => {
      const known = told.find((one) => one === code);
      return known ? t(`refused.${known}`) : t("failed");
    },
    { id: "transfers" },
  );
  const sent = file ? { file } : { text };

  const look = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(async () => setRead(await call("post", "/payments/transfers", { form: sent })));
  };
  const confirm = (chosen: string[]) =>
    void run(async () => {
      const form = { ...sent, chosen: JSON.stringify(chosen) };
      const { confirmed, file: now } = await call("post", "/payments/transfers/confirm", { form });
      setRead(now);
      toast.success(t("confirmed", { count: confirmed }), { id: "transfers" });
      router.refresh();
    });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRead(null);
  };

  return (
    <section aria-labelledby="transfers-title" className="rounded-md border border-line bg-paper p-4 shadow-card">
      <h2 id="transfers-title" className="font-medium">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      <form onSubmit={look} className="grid max-w-160 gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <FileButton accept={accepted} choice={t("choice")} onChoose={choose}>
            {t("choose")}
          </FileButton>
          <span className="wrap-anywhere">{file ? <bdi>{file.name}</bdi> : t("noFile")}</span>
        </div>
        <Field label={t("paste")}>
          {(control) => (
            <Textarea
              {...control}
              name="text"
              rows={3}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                choose(null);
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={busy} disabled={!file && text.trim() === ""}>
            {t("read")}
          </Button>
        </div>
      </form>
      {read ? <TransferTable key={JSON.stringify(read)} file={read} busy={busy} onConfirm={confirm} /> : null}
    </section>
  );
}
