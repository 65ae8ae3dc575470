import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { ErrorState } from "@/components/ui/states";

/** A link whose notification has come to its end: a warning. */
export async function ExpiredLink() {
  const t = await getTranslations("notifications.link");
  return (
    <ErrorState
      level={1}
      title={t("expired")}
      text={t("expiredText")}
      action={<LinkButton href="/notifications">{t("toInbox")}</LinkButton>}
    />
  );
}
