import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { SlideMenu } from "@/components/workshop/slide-menu";
import { slidesOf } from "@/lib/domains/vehicles/workshop/rules";
import { heldBy } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";
import { layoutTitle } from "@/lib/web/layout-title";
import "./v3.css";

export async function generateMetadata(): Promise<Metadata> {
  return layoutTitle((await getTranslations("workshop"))("title"));
}

/** The workshop: its slides beside whatever is on the bench. */
export default async function WorkshopLayout({ children }: { children: ReactNode }) {
  const actor = await requireActorAt("/v3");
  return (
    <div id="workshop" className="flex min-h-full max-md:flex-col">
      <ClientMessages of={["workshop.slides", "workshop.slide", "workshop.tablet"]}>
        <SlideMenu slides={slidesOf(heldBy(actor))} />
      </ClientMessages>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
