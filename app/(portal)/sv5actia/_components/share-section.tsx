import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Note } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/states";
import {
  listKtypeShares,
  listMakeShares,
  listModelShares,
  type Share,
} from "@/lib/domains/stats/dashboard/queries/list-shares";
import { monthsOf } from "@/lib/domains/stats/dashboard/period";
import type { Scope } from "@/lib/domains/stats/scopes";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { csvPlace, drillPlace, type Asked } from "./asked";
import { chartWords } from "./chart-words";
import { CsvLink } from "./csv-link";
import { ShareTable } from "./share-table";

interface Props {
  actor: Actor;
  asked: Asked;
  widest: Scope;
}

/** The shares of makes; of a make's models and a model's versions for whom the drill-down is open. */
export async function ShareSection({ actor, asked, widest }: Props) {
  const { t, month } = await chartWords();
  const mayDrill = hasRight(actor, "statsModels");
  const { make, model } = mayDrill ? asked : { make: "", model: "" };
  const { rows, level } = await readShares(actor, asked, { make, model });
  const months = monthsOf(asked.period);
  const title =
    level === "makes"
      ? t("shares.makes")
      : level === "models"
        ? t("shares.models", { make })
        : t("shares.ktypes", { make, model });
  const hrefOf = ({ name }: Share): string | null => {
    if (!mayDrill || level === "ktypes") return null;
    return drillPlace(asked, widest, level === "makes" ? { make: name } : { make, model: name });
  };
  return (
    <section id="shares" aria-labelledby="shares-title" className="chart chart-long grid min-w-0 scroll-mt-16 gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <div className="me-auto min-w-0">
          <h2 id="shares-title" className="text-sub font-semibold wrap-anywhere">
            {title}
          </h2>
          <p className="text-data text-ink-2">
            {t("shares.months", {
              count: months.length,
              from: month(months[0] ?? ""),
              to: month(months.at(-1) ?? ""),
            })}
          </p>
        </div>
        <CsvLink href={csvPlace(asked, level, { make, model })} label={t("csv")} of={title} />
      </div>
      {make ? (
        <Breadcrumb
          label={t("shares.trail")}
          crumbs={[
            { label: t("shares.makes"), href: drillPlace(asked, widest, {}) },
            { label: make, ...(model ? { href: drillPlace(asked, widest, { make }) } : {}) },
            ...(model ? [{ label: model }] : []),
          ]}
        />
      ) : null}
      {mayDrill ? null : <Note>{t("shares.noDrill")}</Note>}
      {rows.length > 0 ? (
        <ShareTable caption={title} level={level} rows={rows} hrefOf={hrefOf} />
      ) : (
        <EmptyState compact title={t("shares.none")} text={t("shares.noneText")} />
      )}
    </section>
  );
}

async function readShares(actor: Actor, { period, scope }: Asked, { make, model }: { make: string; model: string }) {
  const wanted = { ...period, scope };
  const level = !make ? "makes" : !model ? "models" : "ktypes";
  const found = {
    makes: () => listMakeShares(actor, wanted),
    models: () => listModelShares(actor, { ...wanted, make }),
    ktypes: () => listKtypeShares(actor, { ...wanted, make, model }),
  };
  return { level, rows: await found[level]().catch(unknownPlace) } as const;
}

/** A make or model that an address makes up has no shares. */
function unknownPlace(error: unknown): Share[] {
  if (error instanceof Problem && error.status === 404) return [];
  throw error;
}
