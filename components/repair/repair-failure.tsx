import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/states";

const told = {
  "repair-late": "late",
  "repair-limited": "limited",
  "repair-unavailable": "unavailable",
  "repair-bad-data": "unreadable",
} as const;

/** Why repair data are not there, as far as another press may help: too late, too often, away, or unreadable. */
export function RepairFailure({ code, action, level = 3 }: { code: string; action: ReactNode; level?: 1 | 2 | 3 }) {
  const t = useTranslations("repair.failure");
  const word = Object.hasOwn(told, code) ? told[code as keyof typeof told] : "failed";
  return <ErrorState compact level={level} title={t(word)} text={t(`${word}Text`)} action={action} />;
}
