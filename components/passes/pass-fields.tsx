import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DraftField } from "@/components/page/draft-field";
import type { Draft } from "@/components/page/use-draft";
import { isMissed, isPassDay, longestTyres, mostKm } from "@/lib/domains/passes/typed";
import type { Pass, PassFacts } from "@/lib/domains/passes/schema";
import { isoDateIn } from "@/lib/shared/dates";

/** What a company says on a pass, as it is typed. */
export interface PassValues {
  nextInspection: string;
  nextRevision: string;
  nextRevisionKm: string;
  tyres: string;
}

type Known = Pick<Pass, "nextInspection" | "nextRevision" | "nextRevisionKm" | "tyres">;

export const valuesOf = (pass: Partial<Known>): PassValues => ({
  nextInspection: pass.nextInspection ?? "",
  nextRevision: pass.nextRevision ?? "",
  nextRevisionKm: pass.nextRevisionKm?.toString() ?? "",
  tyres: pass.tyres ?? "",
});

const digits = (text: string) => text.replace(/[\s.,'’]/g, "");

export const factsOf = (values: PassValues): PassFacts => ({
  nextInspection: values.nextInspection || null,
  nextRevision: values.nextRevision || null,
  nextRevisionKm: values.nextRevisionKm.trim() ? Number(digits(values.nextRevisionKm)) : null,
  tyres: values.tyres.trim() || null,
});

const faultOfDay = (text: string) => (text === "" || isPassDay(text) ? {} : "day");

export function faultsOf({ nextInspection, nextRevision, nextRevisionKm }: PassValues) {
  const km = digits(nextRevisionKm);
  return {
    ...(faultOfDay(nextInspection) === "day" ? { nextInspection: "day" } : {}),
    ...(faultOfDay(nextRevision) === "day" ? { nextRevision: "day" } : {}),
    ...(km === "" || (/^\d{1,7}$/.test(km) && Number(km) <= mostKm) ? {} : { nextRevisionKm: "km" }),
  };
}

/** The fields of a pass. */
export function PassFields({ draft }: { draft: Draft<PassValues> }) {
  const t = useTranslations("passes.make");
  const today = isoDateIn(new Date(), "Europe/Paris");
  const days = ["nextInspection", "nextRevision"] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {days.map((name) => (
        <DraftField
          key={name}
          draft={draft}
          name={name}
          type="date"
          label={t(name)}
          hint={isMissed(draft.values[name], today) ? <Missed>{t("missed")}</Missed> : undefined}
        />
      ))}
      <DraftField draft={draft} name="nextRevisionKm" inputMode="numeric" maxLength={12} label={t("nextRevisionKm")} />
      <DraftField draft={draft} name="tyres" maxLength={longestTyres} label={t("tyres")} />
    </div>
  );
}

/** A day that has passed is a remark, and no fault. */
const Missed = ({ children }: { children: ReactNode }) => (
  <span role="status" className="text-unknown">
    {children}
  </span>
);
