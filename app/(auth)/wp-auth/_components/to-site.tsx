"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useSiteAddress } from "@/components/session/use-site-address";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** Fetches a code and goes on to the site with it. */
export function ToSite({ site, to }: { site: string; to: string }) {
  const t = useTranslations("login.site");
  const { url, failed, again } = useSiteAddress(to);
  useEffect(() => {
    if (url !== null) window.location.replace(url);
  }, [url]);
  return failed ? (
    <div className="grid gap-4">
      <p role="alert" className="font-medium text-no">
        {t("failed", { site })}
      </p>
      <Button variant="primary" size="lg" onClick={again}>
        {t("retry")}
      </Button>
    </div>
  ) : (
    <p role="status" className="flex items-center gap-2">
      <Spinner />
      {t("going", { site })}
    </p>
  );
}
