"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import type { ArticleListModel } from "./use-article-list";

const CompareDialog = onDemand(() => import("./compare-dialog").then((module) => module.CompareDialog));

interface Props {
  list: VehicleArticles;
  base: string;
  mayAdd: boolean;
  model: ArticleListModel;
}

/** What was chosen to lie side by side, one article at least, at the foot of the list; two to four open the comparison. */
export function CompareBar({ list, base, mayAdd, model }: Props) {
  const t = useTranslations("catalogue.compare");
  const [open, setOpen] = useState(false);
  const { compared, toggleCompared, change } = model;
  const close = () => setOpen(false);
  return (
    <>
      <section
        aria-label={t("label")}
        className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-t-md border border-line bg-paper p-2.5 shadow-float"
      >
        {compared.map(({ id, brand, number }) => (
          <Chip
            key={id}
            pressed
            removable
            aria-label={t("remove", { article: `${brand} ${number}` })}
            onClick={() => toggleCompared(id)}
          >
            <span className="truncate">
              {brand} <bdi dir="ltr">{number}</bdi>
            </span>
          </Chip>
        ))}
        <span role="status" className="text-data text-ink-2">
          {compared.length === 1 ? t("another") : compared.length === 4 ? t("full") : ""}
        </span>
        <div className="ms-auto flex gap-2">
          <Button size="sm" variant="ghost" onClick={() => change({ compared: [] })}>
            {t("clear")}
          </Button>
          {compared.length > 1 ? (
            <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t("open", { count: compared.length })}
            </Button>
          ) : null}
        </div>
      </section>
      {open && compared.length > 1 ? (
        <CompareDialog {...{ list, base, mayAdd, model }} onClose={close} onMissing={close} />
      ) : null}
    </>
  );
}
