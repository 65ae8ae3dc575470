"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Webhook } from "@/lib/domains/webhooks/schema";
import { ToldOnce } from "./told-once";
import { WebhookCard } from "./webhook-card";
import { WebhookForm } from "./webhook-form";

/** The addresses that are told what happens, and a new one. */
export function WebhookDesk({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useTranslations("programs.webhooks");
  const router = useRouter();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks" className="text-sub font-semibold">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      {secret ? <ToldOnce label={t("secret")} secret={secret} /> : null}
      {webhooks.length > 0 ? (
        <ul className="mb-4 grid gap-3 md:grid-cols-2">
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} of={webhook} />
          ))}
        </ul>
      ) : (
        <p className="mb-3">{t("empty")}</p>
      )}
      <WebhookForm
        onMade={(made) => {
          setSecret(made);
          router.refresh();
        }}
      />
    </section>
  );
}
