"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import type { ExpertArticle } from "./expert-article";
import { HideButton } from "./hide-button";

const AttributesForm = onDemand(() => import("./attributes-form").then((module) => module.AttributesForm));
const MandatoryForm = onDemand(() => import("./mandatory-form").then((module) => module.MandatoryForm));

/** What an expert may correct of an article: its visibility, its attributes, the decisive criteria of its part. */
export function ExpertCard({ article }: { article: ExpertArticle }) {
  const t = useTranslations("expert");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const [open, setOpen] = useState<"attributes" | "mandatory" | null>(null);
  const close = () => setOpen(null);
  const title =
    open === "mandatory"
      ? t("mandatory.title", { label: article.genart.label })
      : t("attributes.title", { article: article.name });
  return (
    <Card title={t("title")}>
      <p className="mb-2 text-data text-ink-3">{t("lead")}</p>
      <div className="grid gap-2">
        <HideButton article={article} />
        <Button aria-haspopup="dialog" onClick={() => setOpen("attributes")}>
          {t("attributes.open")}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen("mandatory")}>
          {t("mandatory.open")}
        </Button>
      </div>
      <Dialog open={open !== null} onClose={close} title={title} closeLabel={common("close")} unsaved={unsaved}>
        {open === "attributes" ? (
          <AttributesForm fallback={common("loading")} onMissing={close} article={article} onSaved={close} />
        ) : null}
        {open === "mandatory" ? (
          <MandatoryForm fallback={common("loading")} onMissing={close} genartId={article.genart.id} onSaved={close} />
        ) : null}
      </Dialog>
    </Card>
  );
}
