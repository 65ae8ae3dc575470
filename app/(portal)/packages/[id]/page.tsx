import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { PackageForm } from "@/components/packages/package-form";
import { RemovePackageButton } from "@/components/packages/remove-package-button";
import { ClientMessages } from "@/components/page/client-messages";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { findPackage } from "@/lib/domains/packages/queries/read-packages";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  params: Promise<{ id: string }>;
}

const packageOf = cache(async (id: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/packages"), pageLanguage()]);
  const packageId = readId(id);
  return packageId === null ? null : findPackage(actor, { packageId, lang });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [kept, t] = await Promise.all([packageOf((await params).id), getTranslations("packages")]);
  return { title: kept?.name ?? t("title") };
}

/** A package: what it is called and holds, to be changed and removed. */
export default async function PackagePage({ params }: Props) {
  const [kept, t] = await Promise.all([packageOf((await params).id), getTranslations("packages")]);
  if (!kept) notFound();
  const { id, name, version } = kept;
  return (
    <ClientMessages of={["packages", "labour", "cart", "repair.parts", "catalogue.list"]}>
      <div className="mx-auto max-w-240 px-4 py-4 md:px-6">
        <Breadcrumb label={t("title")} crumbs={[{ label: t("title"), href: "/packages" }, { label: name }]} />
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h1 className="me-auto min-w-0 text-title font-title tracking-tight wrap-anywhere">{name}</h1>
          <RemovePackageButton packageId={id} name={name} />
        </div>
        <PackageForm key={version} kept={kept} />
      </div>
    </ClientMessages>
  );
}
