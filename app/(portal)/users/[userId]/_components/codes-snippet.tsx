"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";

/** The script for the company's own site, to copy. */
export function CodesSnippet({ snippet }: { snippet: string }) {
  const t = useTranslations("users.codes");
  const common = useTranslations("common");
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => toast.success(t("copied")),
      () => toast.error(common("error")),
    );
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="mb-1 text-sub font-semibold">
        {t("title")}
      </h2>
      <p className="mb-2 text-ink-2">{t("text")}</p>
      <pre
        dir="ltr"
        tabIndex={0}
        className="mb-2 overflow-x-auto rounded border border-line bg-sunk p-3 text-data whitespace-pre-wrap wrap-anywhere"
      >
        {snippet}
      </pre>
      <Button onClick={() => void copy()}>{t("copy")}</Button>
    </section>
  );
}
