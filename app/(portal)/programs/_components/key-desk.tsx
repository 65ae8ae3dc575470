"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { CompanyKey } from "@/lib/domains/session/keys/schema";
import { KeyForm } from "./key-form";
import { KeyRow } from "./key-row";
import { ToldOnce } from "./told-once";

interface Props {
  keys: readonly CompanyKey[];
  givable: readonly string[];
}

const exampleOf = (key: string) =>
  `curl -H "authorization: Bearer ${key}" ${window.location.origin}/api/programs/own-key`;

/** The keys of the company, and a new one. */
export function KeyDesk({ keys, givable }: Props) {
  const t = useTranslations("programs.keys");
  const router = useRouter();
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="text-sub font-semibold">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      {made ? (
        <ToldOnce label={t("made", { name: made.name })} secret={made.key} example={exampleOf(made.key)} />
      ) : null}
      {keys.length > 0 ? (
        <ul className="mb-4 grid gap-3 md:grid-cols-2">
          {keys.map((key) => (
            <KeyRow key={key.id} of={key} />
          ))}
        </ul>
      ) : (
        <p className="mb-3">{t("empty")}</p>
      )}
      <KeyForm
        givable={givable}
        onMade={(one) => {
          setMade(one);
          router.refresh();
        }}
      />
    </section>
  );
}
