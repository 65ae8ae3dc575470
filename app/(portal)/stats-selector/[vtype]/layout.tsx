import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { pageKind } from "@/app/(portal)/selection-vehicule/page-selection";
import { settlePlace } from "@/app/(portal)/selection-vehicule/settle-place";
import { layoutTitle } from "@/lib/web/layout-title";

interface Props {
  params: Promise<{ vtype: string }>;
  children: ReactNode;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("selector.titles");
  return layoutTitle(t("stats-selector"));
}

/** Settles the kind and the status before anything is sent, so that a redirect is one. */
export default async function KindLayout({ params, children }: Props) {
  await pageKind("stats-selector", (await params).vtype);
  await settlePlace("stats-selector");
  return children;
}
