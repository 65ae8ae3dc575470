import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DeniedState, EmptyState, ErrorState } from "@/components/ui/states";

const nothing = {
  "no-oe-results": "noResults",
  "no-oe-tree": "noTree",
  "no-oem-for-view": "noOem",
  "part-code-not-found": "notFound",
} as const;

interface Props {
  outcome: { is: "none" | "failed"; code: string } | { is: "denied" };
  /** Away from here, and for a failure what tries again. */
  action: ReactNode;
  again?: ReactNode;
  level?: 1 | 2;
}

/** Why nothing of the maker's catalogue is shown: nothing there, no right to it, or a service that failed. */
export function OeState({ outcome, action, again, level = 1 }: Props) {
  const t = useTranslations("oe.state");
  if (outcome.is === "denied")
    return <DeniedState level={level} title={t("denied")} text={t("deniedText")} action={action} />;
  if (outcome.is === "failed")
    return <ErrorState level={level} title={t("failed")} text={t("failedText")} action={again ?? action} />;
  const word = Object.hasOwn(nothing, outcome.code) ? nothing[outcome.code as keyof typeof nothing] : "noTree";
  return <EmptyState level={level} title={t(word)} text={t(`${word}Text`)} action={action} />;
}
