import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { ToolFrame } from "@/components/vehicles/tool-frame";
import { placeOf } from "@/lib/domains/apps/queries";
import { findBox } from "@/lib/domains/diagnostics/box/queries";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { AppView } from "../_components/app-view";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("diag.box"))("title") };
}

/** The box of the reader's company in a frame, or where it is; without its address there is no such page. */
export default async function MyBoxPage() {
  const actor = await requireActorAt("/app/mybox");
  const [box, t] = await Promise.all([findBox(actor), getTranslations("diag")]);
  if (!box) notFound();
  if (!box.framed) {
    const place = await placeOf(actor, box.address);
    if (place.state === "page") redirect(place.address);
    return <AppView title={t("box.title")} place={place} />;
  }
  return (
    <ClientMessages of={["workspace.tool"]}>
      {mayOpen("/diag", heldBy(actor)) ? (
        <div className="px-4 pt-3 md:px-5">
          <LinkButton href="/diag">{t("back")}</LinkButton>
        </div>
      ) : null}
      <ToolFrame key={box.address} tool={t("box.title")} address={box.address} own={box.own} />
    </ClientMessages>
  );
}
