"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";
import { reportRenderFailure } from "./report-failure";

/** What stands where a part of the page could not be shown: reported once, with a way on. */
export function PageFailure({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations("common");
  useEffect(() => reportRenderFailure(error), [error]);
  const help = error.digest ? t("errorHelp", { requestId: error.digest }) : t("errorHelpPlain");
  return <ErrorState title={t("error")} text={help} action={<Button onClick={reset}>{t("retry")}</Button>} />;
}
