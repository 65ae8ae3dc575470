import { getTranslations } from "next-intl/server";
import { ExternalLink } from "@/components/drawings/icons";
import { ClientMessages } from "@/components/page/client-messages";
import { buttonClasses } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/states";
import type { AppPlace } from "@/lib/domains/apps/rules";
import { AppFrame } from "./app-frame";

type Shown = Exclude<AppPlace, { state: "page" }>;

/** An app below our head; where its site refuses that, what to do instead, said before anything stays white. */
export async function AppView({ title, place, strict }: { title: string; place: Shown; strict?: boolean }) {
  if (place.state === "framed")
    return (
      <ClientMessages of={["workspace.tool"]}>
        <AppFrame key={place.address} title={title} address={place.address} own={place.own} strict={strict} />
      </ClientMessages>
    );
  const t = await getTranslations("apps");
  return (
    <EmptyState
      level={1}
      title={t("outside", { app: title })}
      text={t(`why.${place.why}`)}
      action={
        <a href={place.address} target="_blank" rel="noreferrer" className={buttonClasses("primary", "md")}>
          <ExternalLink className="size-4" />
          {t("open", { app: title })}
        </a>
      }
    />
  );
}
