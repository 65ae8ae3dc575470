"use client";

import { useTranslations } from "next-intl";
import { useSiteAddress } from "@/components/session/use-site-address";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { ErrorState } from "@/components/ui/states";
import { ToolFrame } from "@/components/vehicles/tool-frame";

const administration = "/wp-admin/";
const outside = `/wp-auth?to=${encodeURIComponent(administration)}`;

/** The administration of the content-management site in a frame, signed in by a code that is made for it. */
export function SiteFrame({ site }: { site: string }) {
  const t = useTranslations("login.site");
  const { url, failed, again } = useSiteAddress(administration);
  if (failed)
    return (
      <ErrorState
        level={1}
        title={t("failed", { site })}
        text={t("failedText")}
        action={<Button onClick={again}>{t("retry")}</Button>}
      />
    );
  if (url === null)
    return (
      <p role="status" className="flex items-center justify-center gap-2 p-12 text-ink-2">
        <Spinner />
        {t("going", { site })}
      </p>
    );
  return <ToolFrame key={url} tool={site} address={url} own={false} outside={outside} onReload={again} />;
}
