"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Segmented } from "@/components/ui/segmented";
import type { OemApplication } from "@/lib/domains/catalogue/sheet/oem/schema";
import { oemBlock } from "@/lib/domains/catalogue/sheet/oem/rules";
import type { Alternatives } from "@/lib/domains/catalogue/sheet/schema";
import { AlternativePanel } from "./alternative-panel";
import { OemTable } from "./oem-table";

interface Props {
  article: { id: number; number: string; brand: string };
  oem: OemApplication;
  /** Ids of the makes by their names, as the sheet lists them. */
  makeIds: Record<string, number>;
  alternatives: Alternatives;
  /** Where articles are shown: an id follows. */
  articlesAt: string;
}

type Tab = (typeof oemBlock.tabs)[number];

/** Original numbers of an article and who carries them: a click selects a number, a double click shows its alternatives. */
export function OemBlock({ article, oem, makeIds, alternatives, articlesAt }: Props) {
  const t = useTranslations("catalogue.oem");
  const [tab, setTab] = useState<Tab>("oems");
  const [norm, setNorm] = useState<string | null>(null);
  const chosen = oem.rows.find((row) => row.norm === norm) ?? null;
  const options = [
    { value: "oems" as const, label: t("oems", { count: oem.counts.oems }) },
    { value: "alternatives" as const, label: t("alternatives", { count: alternatives.total }) },
  ];
  return (
    <Card
      title={t("title")}
      actions={<Segmented legend={t("tabs")} name="oem-tab" options={options} value={tab} onChange={setTab} />}
    >
      <dl className="num mb-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {oemBlock.counts.map((name) => (
          <div key={name} className="rounded bg-ground px-2.5 py-1.5">
            <dt className="text-tiny text-ink-3">{t(`count.${name}`)}</dt>
            <dd className="font-semibold">{oem.counts[name]}</dd>
          </div>
        ))}
      </dl>
      {tab === "oems" ? (
        <OemTable
          rows={oem.rows}
          makeIds={makeIds}
          selected={norm}
          onSelect={setNorm}
          onOpen={(row) => {
            setNorm(row);
            setTab("alternatives");
          }}
        />
      ) : (
        <AlternativePanel
          key={norm}
          article={article}
          through={chosen}
          onAll={() => setNorm(null)}
          first={alternatives}
          articlesAt={articlesAt}
        />
      )}
    </Card>
  );
}
