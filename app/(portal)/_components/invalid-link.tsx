import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

/** A link that names no notification of the reader's. */
export async function InvalidLink() {
  const t = await getTranslations("notifications.link");
  return (
    <EmptyState
      level={1}
      title={t("invalid")}
      text={t("invalidText")}
      action={<LinkButton href="/notifications">{t("toInbox")}</LinkButton>}
    />
  );
}
