import { getTranslations } from "next-intl/server";
import { FamilyDrawing } from "@/components/drawings/family-drawing";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { LevelTiles } from "@/components/catalogue/guided/level-tiles";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listFamilies } from "@/lib/domains/catalogue/tree/queries/list-families";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readId, withQuery } from "@/lib/shared/address";
import type { Query } from "./screen";
import { SivinArticles } from "./sivin-articles";
import { subfamiliesAt, type Workspace } from "./workspace";

interface Props {
  place: Workspace;
  name: string;
  query: Query;
}

/** SivinCE: families, then a family's subfamilies, then the articles of one, with the way back level by level. */
export async function SivinTab({ place, name, query }: Props) {
  const { actor, base, facts, lang } = place;
  const [guided, t] = await Promise.all([getTranslations("guided"), getTranslations("guided.vehicleTabs")]);
  const here = vehiclePlace(base, { kind: "app", app: "sivince" });
  if (!facts) return <EmptyState level={1} title={guided("noVersion")} text={guided("noVersionText")} />;
  const familyId = readId(query.family);
  const subId = readId(query.sub);
  const [families, subfamilies] = await Promise.all([
    listFamilies(actor, { ktype: facts.ktype, lang }),
    familyId === null ? [] : subfamiliesAt(place, familyId),
  ]);
  const family = families.find(({ id }) => id === familyId) ?? null;
  const sub = subfamilies.find(({ id }) => id === subId) ?? null;
  const hrefOf = (chosen: number, below?: number) =>
    withQuery(here, { family: String(chosen), sub: below === undefined ? "" : String(below) });
  if ((query.family !== undefined && !family) || (query.sub !== undefined && !sub))
    return (
      <EmptyState
        level={1}
        title={t("unknown")}
        text={t("unknownText")}
        action={<LinkButton href={here}>{t("backToFamilies")}</LinkButton>}
      />
    );
  if (families.length === 0) return <EmptyState level={1} title={t("none")} text={t("noneText")} />;
  const crumbs: Crumb[] = [
    { label: t("families"), href: family ? here : undefined },
    ...(family ? [{ label: family.label, href: sub ? hrefOf(family.id) : undefined }] : []),
    ...(sub ? [{ label: sub.label }] : []),
  ];
  const above = sub && family ? hrefOf(family.id) : family ? here : base;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3.5 md:px-5">
      <BackOnEscape href={above} />
      <Breadcrumb label={t("trail")} crumbs={crumbs} />
      <h1 className="text-title font-title tracking-tight">{sub?.label ?? family?.label ?? name}</h1>
      {sub ? (
        <SivinArticles place={{ ...place, facts }} sub={sub} query={query} />
      ) : family ? (
        <LevelTiles
          label={t("subfamilies", { family: family.label })}
          levels={subfamilies.map((one) => ({
            ...{ id: one.id, label: one.label, count: one.count, href: hrefOf(family.id, one.id) },
          }))}
        />
      ) : (
        <LevelTiles
          label={t("families")}
          levels={families.map(({ id, label, count }) => ({
            ...{ id, label, count, href: hrefOf(id) },
            drawing: <FamilyDrawing family={id} className="size-9 text-ink-2" />,
          }))}
        />
      )}
    </div>
  );
}
