import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HomeScreen } from "@/app/(portal)/_components/home-screen";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("portal.title"))("lms") };
}

export default async function LmsPage() {
  return <HomeScreen actor={await requireActorAt("/lms")} home="lms" />;
}
