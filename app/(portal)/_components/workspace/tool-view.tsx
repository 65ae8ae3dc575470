import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState, EmptyState } from "@/components/ui/states";
import { ToolFrame } from "@/components/vehicles/tool-frame";
import { identificationStart, tabletPath } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { isEmbeddedTool } from "@/lib/domains/vehicles/tabs/rules";
import { getToolPlace } from "@/lib/domains/vehicles/tools/queries";
import { hasRight, type Actor } from "@/lib/platform/actor";

interface Props {
  actor: Actor;
  tool: string;
  vehicle: VehicleView | null;
  lang: string;
  /** Where the reader goes when there is nothing to show. */
  back: string;
  /** Our own screen, where one stands in for the tool. */
  ours?: ReactNode;
}

/** An embedded tool for a vehicle, or why there is none. */
export async function ToolView({ actor, tool, vehicle, lang, back, ours }: Props) {
  const [t, names, admins] = await Promise.all([
    getTranslations("workspace.tool"),
    getTranslations("workspace.tabs"),
    getTranslations("workspace.forAdministrators"),
  ]);
  const away = <LinkButton href={back}>{t(vehicle ? "back" : "choose")}</LinkButton>;
  if (!isEmbeddedTool(tool)) {
    const text = t(vehicle ? "unknownText" : "unknownAloneText");
    return <EmptyState level={1} title={t("unknown")} text={text} action={away} />;
  }
  const name = names(tool);
  const place = await getToolPlace(actor, { tool, vehicle, lang });
  const identify = (
    <LinkButton variant="primary" href={identificationStart}>
      {t("identify")}
    </LinkButton>
  );
  switch (place.state) {
    case "open":
      return (
        <ClientMessages of={["workspace.tool"]}>
          <ToolFrame key={place.address} tool={name} address={place.address} own={place.own} />
        </ClientMessages>
      );
    case "ours":
      return ours ?? <EmptyState level={1} title={name} text={t("oursText")} action={identify} />;
    case "workshop":
      return redirect(tabletPath(null, null));
    case "not-connected":
      return (
        <EmptyState
          level={1}
          title={t("notConnected", { tool: name })}
          text={hasRight(actor, "admin") ? admins("connect", { tool }) : t("notConnectedText")}
          action={away}
        />
      );
    case "denied":
      return <DeniedState level={1} title={t("denied", { tool: name })} text={t("deniedText")} action={away} />;
    case "hidden":
      return <EmptyState level={1} title={t("hidden", { tool: name })} text={t("hiddenText")} action={away} />;
    case "not-for-type":
      return <EmptyState level={1} title={t("notForType", { tool: name })} text={t("notForTypeText")} action={away} />;
    case "no-vin":
      return <EmptyState level={1} title={t("noVin", { tool: name })} text={t("noVinText")} action={identify} />;
    case "lacking": {
      const facts = place.missing.map((fact) => t(`facts.${fact}`)).join(", ");
      const title = t("lacking", { tool: name, facts });
      return <EmptyState level={1} title={title} text={t("lackingText")} action={identify} />;
    }
  }
}

/** The title of a tool's page. */
export async function toolTitle(tool: string): Promise<string> {
  const t = await getTranslations("workspace");
  return isEmbeddedTool(tool) ? t(`tabs.${tool}`) : t("tool.unknown");
}
