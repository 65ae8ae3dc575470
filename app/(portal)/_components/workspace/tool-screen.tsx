import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { isEmbeddedTool } from "@/lib/domains/vehicles/tabs/rules";
import { pageLanguage } from "@/lib/web/language";
import { ToolView } from "./tool-view";
import type { WorkspaceOf } from "./workspace";

/** The title of a tool's page. */
export async function toolTitle(tool: string): Promise<string> {
  const t = await getTranslations("workspace");
  return isEmbeddedTool(tool) ? t(`tabs.${tool}`) : t("tool.unknown");
}

/** A tool of another company, told which vehicle is at work. */
export function toolScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params & { app: string }> };

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const [{ app }, place] = await Promise.all([params, workspaceOf(params)]);
    return { title: [await toolTitle(app), place?.vehicle.label].filter(Boolean).join(" · ") };
  }

  async function Page({ params }: Props) {
    const [{ app }, place, lang] = await Promise.all([params, workspaceOf(params), pageLanguage()]);
    if (!place) return null;
    const { actor, base, vehicle } = place;
    return <ToolView actor={actor} tool={app} vehicle={vehicle} lang={lang} back={base} />;
  }
  return { generateMetadata, Page };
}
