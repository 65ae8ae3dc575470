"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

/** A client component: Next puts this view into every answer, and a reference is smaller than the view. */
export default function NotFound() {
  const t = useTranslations("common");
  return (
    <EmptyState
      level={1}
      title={t("notFoundTitle")}
      text={t("notFoundHelp")}
      action={<LinkButton href="/">{t("home")}</LinkButton>}
    />
  );
}
