import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CodeIndex } from "@/components/faults/code-index";
import { CodesForm } from "@/components/faults/codes-form";
import { FaultCard } from "@/components/faults/fault-card";
import type { LeftOut } from "@/components/faults/left-out";
import { LeftOutNote } from "@/components/faults/left-out-note";
import { ClientMessages } from "@/components/page/client-messages";
import { Note } from "@/components/ui/badge";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { RetryButton } from "@/components/vehicles/retry-button";
import { askFaults } from "@/lib/domains/faults/queries/ask-faults";
import type { FaultHelp } from "@/lib/domains/faults/schema";
import { Problem } from "@/lib/platform/problems";
import { readFaultCodes } from "@/lib/shared/fault-code";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

/** What is known of codes; null while their source does not answer. */
async function readHelps(text: string): Promise<FaultHelp[] | null> {
  const [actor, lang] = await Promise.all([requirePageActor(), pageLanguage()]);
  try {
    return await askFaults(actor, { codes: readFaultCodes(text).codes, lang, onPage: true });
  } catch (error) {
    if (error instanceof Problem && error.code === "fault-codes-silent") return null;
    throw error;
  }
}

interface Props {
  /** As it stands in the address. */
  text: string;
  /** What was typed beside the codes. */
  left: LeftOut;
  /** The address under which codes stand. */
  under: string;
  /** The parts that the codes name. */
  parts: (helps: readonly FaultHelp[]) => ReactNode;
}

/** Fault codes of a page: each with its meaning and its checks, and the parts beside them. */
export async function FaultCodes({ text, left, under, parts }: Props) {
  const t = await getTranslations("faults");
  const { codes } = readFaultCodes(text);
  if (codes.length === 0) return <NoCode text={text} under={under} />;
  const helps = await readHelps(text);
  const [first] = codes;
  const over = helps?.filter(({ state }) => state === "quota").length ?? 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:px-5">
      <h1 className="text-title font-title tracking-tight">
        {codes.length === 1 && first ? t("title", { code: first.code }) : t("titles", { count: codes.length })}
      </h1>
      <ClientMessages of={["faults", "vehicles.suggestions"]}>
        <CodesForm key={text} under={under} first={codes.map(({ code }) => code).join(" ")} />
      </ClientMessages>
      <LeftOutNote left={left} />
      {over > 0 ? (
        <div role="status">
          <Note tone="no">
            <strong>{t("quota")}</strong> {t("quotaText", { count: over })}
          </Note>
        </div>
      ) : null}
      {helps ? <CodeIndex helps={helps} /> : null}
      {helps ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            {helps.map((help) => (
              <FaultCard key={help.code} help={help} />
            ))}
          </div>
          <div className="min-w-0">{parts(helps)}</div>
        </div>
      ) : (
        <ErrorState title={t("failed")} text={t("failedText")} action={<RetryButton label={t("retry")} />} />
      )}
    </div>
  );
}

/** A text that holds no code, and the field to type one. */
async function NoCode({ text, under }: { text: string; under: string }) {
  const t = await getTranslations("faults");
  const shown = text.slice(0, 20);
  return (
    <div className="mx-auto max-w-160 p-4">
      <EmptyState
        level={1}
        title={/[0-9]/.test(text) ? t("noData") : t("unread", { code: shown })}
        text={
          <>
            {/[0-9]/.test(text) ? `${t("unread", { code: shown })}. ` : null}
            {t("malformedText")}
          </>
        }
      />
      <ClientMessages of={["faults", "vehicles.suggestions"]}>
        <CodesForm under={under} first={shown} />
      </ClientMessages>
    </div>
  );
}

/** Where codes are typed. */
export async function FaultStart({ under }: { under: string }) {
  const t = await getTranslations("faults");
  return (
    <div className="mx-auto grid max-w-160 gap-4 p-4 md:px-5">
      <div>
        <h1 className="text-title font-title tracking-tight">{t("start")}</h1>
        <p className="text-ink-2">{t("startText")}</p>
      </div>
      <ClientMessages of={["faults", "vehicles.suggestions"]}>
        <CodesForm under={under} first="" />
      </ClientMessages>
    </div>
  );
}
