import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";
import { call } from "@/lib/api/client";

/** The criteria of a part with the values that its articles have. */
export function useCriteria(genart: number) {
  const lang = useLocale();
  return useSWR(["genartAttributes", lang, genart], () =>
    call("get", "/genartAttributes/{lang}/{genart}", { params: { lang, genart } }),
  );
}

/** Stands in the place of a form whose criteria could not be read. */
export function UnreadForm({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("expert");
  const retry = <Button onClick={onRetry}>{t("retry")}</Button>;
  return <ErrorState compact level={3} title={t("unread")} text={t("unreadText")} action={retry} />;
}
