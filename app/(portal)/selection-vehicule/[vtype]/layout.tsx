import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { settleScreen } from "@/app/(portal)/_components/workspace/judge-screen";
import { selected } from "@/app/(portal)/_components/workspace/selected";
import { pageKind } from "@/app/(portal)/selection-vehicule/page-selection";
import { isVehicleAsked, settlePlace } from "@/app/(portal)/selection-vehicule/settle-place";
import { layoutTitle } from "@/lib/web/layout-title";

interface Props {
  params: Promise<{ vtype: string }>;
  children: ReactNode;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("selector.titles");
  return layoutTitle(t("selection-vehicule"));
}

/** Settles the kind and the status before anything is sent, so that a redirect is one. */
export default async function KindLayout({ params, children }: Props) {
  await pageKind("selection-vehicule", (await params).vtype);
  await ((await isVehicleAsked()) ? settleScreen(selected) : settlePlace("selection-vehicule"));
  return children;
}
