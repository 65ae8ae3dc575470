import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { portalTools, toolAddress } from "@/lib/domains/portal/tools";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("portal-pages.tools"))("title") };
}

/** The tools that the reader may open. */
export default async function ToolsPage() {
  const [actor, t] = await Promise.all([requireActorAt("/tools"), getTranslations("portal-pages.tools")]);
  const tools = portalTools.filter((tool) => mayOpen(toolAddress(tool), heldBy(actor)));
  return (
    <PortalPage title={t("title")}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map((tool) => (
          <li key={tool}>
            <Link
              href={toolAddress(tool)}
              prefetch={false}
              className="grid h-full content-start gap-0.5 rounded-md border border-line bg-paper px-4 py-3 shadow-card hover:border-edge hover:bg-ground"
            >
              <span className="font-strong">{t(`${tool}.title`)}</span>
              <span className="text-data text-ink-2">{t(`${tool}.lead`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PortalPage>
  );
}
