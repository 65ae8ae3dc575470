import { useTranslations } from "next-intl";
import type { CallProblem } from "@/lib/api/client";
import { mostPackages } from "@/lib/domains/packages/limits";
import { wordOf } from "@/components/page/use-action";

const refusals = {
  "name-taken": "nameTaken",
  "nothing-to-keep": "nothing",
  "too-many-packages": "full",
  "package-changed": "changedElsewhere",
} as const;

/** Why a package could not be kept or changed, in the reader's words. */
export function usePackageRefusal(): (problem: CallProblem) => string {
  const t = useTranslations("packages");
  return (problem) => t(wordOf(refusals, problem, "failed"), { count: mostPackages });
}
