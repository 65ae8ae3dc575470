import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RemotePage } from "@/components/scan/remote/remote-page";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("scan.remote.title"))("vin") };
}

export default async function RemoteVinPage() {
  await requireActorAt("/rvin");
  return <RemotePage kind="vin" />;
}
