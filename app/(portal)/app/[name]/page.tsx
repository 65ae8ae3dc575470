import type { Metadata } from "next";
import { forbidden, notFound, redirect } from "next/navigation";
import { findDockApp } from "@/lib/domains/apps/dock/queries";
import { placeOf } from "@/lib/domains/apps/queries";
import { companyAppOf } from "@/lib/domains/apps/rules";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { requireActorAt } from "@/lib/web/actor";
import { AppView } from "../_components/app-view";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeSegment((await params).name) ?? undefined };
}

/** An app of the company's dock, for who holds the dock and the app's own right. */
export default async function DockAppPage({ params }: Props) {
  const actor = await requireActorAt("/app");
  const name = decodeSegment((await params).name) ?? "";
  const app = companyAppOf(name);
  if (app) redirect(`/app/${app}`);
  const found = await findDockApp(actor, { name });
  if (!found) notFound();
  if (found.state === "denied") forbidden();
  const { address, appType } = found;
  if (address === null) notFound();
  const place = await placeOf(actor, address);
  if (place.state === "page" || (place.state === "framed" && place.own && appType !== "iframe"))
    redirect(place.address);
  if (appType === "linkTo") return <AppView title={found.name} place={{ state: "outside", address, why: "window" }} />;
  return <AppView title={found.name} place={place} />;
}
