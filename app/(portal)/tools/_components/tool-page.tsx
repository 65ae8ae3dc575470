import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import type { PortalTool } from "@/lib/domains/portal/tools";

/** The title of a tool's page. */
export const toolTitle = (tool: PortalTool) => async (): Promise<Metadata> => ({
  title: (await getTranslations("portal-pages.tools"))(`${tool}.title`),
});

/** A tool below its name, with the way to the others. */
export async function ToolPage({ tool, children }: { tool: PortalTool; children: ReactNode }) {
  const t = await getTranslations("portal-pages.tools");
  return (
    <PortalPage title={t(`${tool}.title`)} lead={t(`${tool}.lead`)} back={{ href: "/tools", label: t("all") }}>
      {children}
    </PortalPage>
  );
}
