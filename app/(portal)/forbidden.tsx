"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState } from "@/components/ui/states";

/** A client component for the same reason as the view of what is not found. */
export default function Forbidden() {
  const t = useTranslations("common");
  return (
    <DeniedState
      level={1}
      title={t("unauthorized")}
      text={t("deniedHelp")}
      action={<LinkButton href="/">{t("home")}</LinkButton>}
    />
  );
}
