import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { shelfPath } from "@/lib/domains/catalogue/shelves/rules";
import type { Scope } from "@/lib/domains/catalogue/shelves/schema";

interface Props {
  scope: Scope;
  title: string;
  crumbs: readonly Crumb[];
  tools?: ReactNode;
}

/** The way to a place of a shelf, and its title. */
export async function ShelfHead({ scope, title, crumbs, tools }: Props) {
  const [t, catalogue] = await Promise.all([getTranslations("catalogue.browse"), getTranslations("catalogue")]);
  return (
    <div className="mb-3">
      <Breadcrumb
        label={catalogue("trail.label")}
        crumbs={[{ label: t(`scope.${scope}`), href: shelfPath(scope) }, ...crumbs]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-title font-title tracking-tight">{title}</h1>
        {tools}
      </div>
    </div>
  );
}
