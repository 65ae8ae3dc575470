import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { RetryButton } from "@/components/vehicles/retry-button";
import { identificationStart, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { GuidedOutcome } from "./guided-outcome";
import { PartFrame } from "./part-frame";
import type { Workspace } from "./workspace";

const told = { "guided-late": "late", "guided-limited": "limited", "guided-bad-data": "bad" } as const;

/** Why the guided selection has no answer: its service failed, or the version is not known. */
async function NoAnswer({ outcome, base }: { outcome: Exclude<GuidedOutcome<unknown>, { is: "ok" }>; base: string }) {
  const [t, common] = await Promise.all([getTranslations("guided"), getTranslations("common")]);
  if (outcome.is === "no-version")
    return (
      <EmptyState
        title={t("noVersion")}
        text={t("noVersionText")}
        action={<LinkButton href={identificationStart}>{t("back")}</LinkButton>}
      />
    );
  const word = Object.hasOwn(told, outcome.code) ? told[outcome.code as keyof typeof told] : "unavailable";
  return (
    <ErrorState
      title={t("failed")}
      text={t(`failedText.${word}`)}
      action={
        <>
          <RetryButton label={common("retry")} />
          <LinkButton href={base}>{t("back")}</LinkButton>
        </>
      }
    />
  );
}

interface Props<Value> {
  place: Workspace;
  outcome: GuidedOutcome<Value>;
  title: string;
  count?: (value: Value) => ReactNode;
  here: string;
  above: string;
  tools?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A page of the guided selection: its answer, or why there is none. */
export function GuidedFrame<Value>({ outcome, count, children, ...frame }: Props<Value>) {
  const answered = outcome.is === "ok";
  return (
    <PartFrame {...frame} count={answered ? count?.(outcome.value) : undefined}>
      {answered ? children(outcome.value) : <NoAnswer outcome={outcome} base={frame.place.base} />}
    </PartFrame>
  );
}

/** A vehicle that the guided selection does not know. */
export async function UnknownToGuide({ place: { base } }: { place: Workspace }) {
  const t = await getTranslations("guided");
  return (
    <EmptyState
      level={1}
      title={t("unknownVehicle")}
      text={t("unknownVehicleText")}
      action={<LinkButton href={vehiclePlace(base, { kind: "families" })}>{t("back")}</LinkButton>}
    />
  );
}
