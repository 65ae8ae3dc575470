import type { Metadata } from "next";
import { settleStatus } from "@/app/(portal)/_components/settle-status";
import { judgeTool } from "@/app/(portal)/_components/workspace/may-open";
import { ToolView, toolTitle } from "@/app/(portal)/_components/workspace/tool-view";
import { pageLanguage } from "@/lib/web/language";
import { selectorActor } from "../../page-selection";

interface Props {
  params: Promise<{ app: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await toolTitle((await params).app) };
}

/** An embedded tool without a vehicle. */
export default async function SelectionToolPage({ params }: Props) {
  const [{ app }, actor, lang] = await Promise.all([params, selectorActor("selection-vehicule"), pageLanguage()]);
  await settleStatus(() => Promise.resolve(judgeTool(actor, app)));
  return <ToolView actor={actor} tool={app} vehicle={null} lang={lang} back="/selection-vehicule/vl" />;
}
