import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MakeMonogram } from "@/components/drawings/make-monogram";
import { ClientMessages } from "@/components/page/client-messages";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Tabs } from "@/components/ui/tabs";
import type { VehicleType } from "@/lib/domains/vehicles/models/rules";
import { selectionPath, selectors, type Selector } from "@/lib/domains/vehicles/versions/paths";
import { KeptList } from "@/components/vehicles/kept-list";

interface Props {
  selector: Selector;
  vtype: VehicleType;
  make?: string;
  model?: string;
  /** What stands beside the makes, above the vehicles that this browser remembers. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Title, path and kinds of a selector's page, with the vehicles that this browser remembers beside them. */
export async function SelectorFrame({ selector, vtype, make, model, beside, children }: Props) {
  const t = await getTranslations("selector");
  const tabs = selectors[selector].map((kind) => ({
    href: selectionPath(selector, { vtype: kind }),
    label: t(`vtypes.${kind}`),
    current: kind === vtype,
  }));
  const crumbs = [
    { label: t("makes"), href: selectionPath(selector, { vtype }) },
    ...(make ? [{ label: make, href: model ? selectionPath(selector, { vtype, make }) : undefined }] : []),
    ...(model ? [{ label: model }] : []),
  ];
  return (
    <div className="grid gap-x-8 gap-y-8 px-4 py-5 md:px-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        {make ? <Breadcrumb label={t("trail")} crumbs={crumbs} className="mb-1" /> : null}
        <h1 className="flex items-center gap-2.5 text-title font-title tracking-tight">
          {make ? <MakeMonogram make={make} className="size-8" /> : null}
          {make ? [make, model].filter(Boolean).join(" ") : t(`titles.${selector}`)}
        </h1>
        {make ? null : <p className="text-ink-2">{t(`leads.${selector}`)}</p>}
        <Tabs label={t("kinds")} tabs={tabs} className="mt-3 mb-4" />
        <ClientMessages of={["selector"]}>{children}</ClientMessages>
      </div>
      <aside className="grid min-w-0 content-start gap-6">
        {beside}
        <ClientMessages of={["vehicles.kept"]}>
          <ArrowLinks className="grid content-start gap-6">
            <KeptList of="bookmarks" />
            <KeptList of="history" />
          </ArrowLinks>
        </ClientMessages>
      </aside>
    </div>
  );
}
