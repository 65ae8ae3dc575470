import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FaultStart } from "@/app/(portal)/_components/workspace/fault-codes";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("faults"))("start") };
}

/** Where fault codes are typed without a vehicle. */
export default async function FaultStartPage() {
  await requireActorAt("/dtc");
  return <FaultStart under="/dtc" />;
}
