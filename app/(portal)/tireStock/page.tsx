import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TyreDesk } from "@/app/(portal)/_components/tyre-desk";
import type { QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("tyres"))("title") };
}

interface Props {
  searchParams: Promise<Record<string, QueryValue>>;
}

/** Tyres without a vehicle: by size, EAN, brand and profile. */
export default async function TyresPage({ searchParams }: Props) {
  const [actor, query, t] = await Promise.all([requireActorAt("/tireStock"), searchParams, getTranslations("tyres")]);
  return (
    <div className="mx-auto grid max-w-350 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <TyreDesk actor={actor} path="/tireStock" query={query} />
    </div>
  );
}
