import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { HubLink } from "./hub-link";

export interface ReservedRights {
  vhu: boolean;
  HubIdlp: boolean;
  tecdocKtypnr: boolean;
}

interface Props {
  articleId: number;
  vhu: number | null;
  rights: ReservedRights;
}

/** What only some users see: used parts of end-of-life vehicles, the supplier hub, the source of the article's data. */
export function ReservedFacts({ articleId, vhu, rights }: Props) {
  const t = useTranslations("catalogue.reserved");
  return (
    <dl className="num grid grid-cols-[auto_1fr] gap-x-6 text-data">
      <Fact name={t("vhu")} allowed={rights.vhu}>
        {vhu === null ? t("noVhu") : t("used", { count: vhu })}
      </Fact>
      <Fact name={t("hub")} allowed={rights.HubIdlp}>
        <HubLink articleId={articleId} />
      </Fact>
      <Fact name={t("source")} allowed={rights.tecdocKtypnr}>
        <Badge tone="accent">
          <span aria-hidden>{t("logo")}</span>
          <span className="sr-only">{t("tecdoc")}</span>
        </Badge>
      </Fact>
    </dl>
  );
}

function Fact({ name, allowed, children }: { name: string; allowed: boolean; children: ReactNode }) {
  const common = useTranslations("common");
  return (
    <div className="col-span-2 grid grid-cols-subgrid border-b border-line-2 py-1.5 last:border-b-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className={allowed ? undefined : "text-ink-3"}>{allowed ? children : common("unauthorized")}</dd>
    </div>
  );
}
