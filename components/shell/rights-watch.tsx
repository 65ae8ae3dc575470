"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast";
import { deniedEvent } from "@/lib/api/client";

/** Says that a right is missing, as when it was taken away while its page was open; the page stays as it is. */
export function RightsWatch() {
  const t = useTranslations("common");
  useEffect(() => {
    const say = (event: Event) => {
      event.preventDefault();
      toast.error(`${t("unauthorized")} ${t("deniedHelp")}`, { id: "denied" });
    };
    window.addEventListener(deniedEvent, say);
    return () => window.removeEventListener(deniedEvent, say);
  }, [t]);
  return null;
}
