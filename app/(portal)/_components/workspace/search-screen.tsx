import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DealBox } from "@/components/catalogue/deal-box";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { PartsTrail } from "@/components/catalogue/parts-trail";
import { ClientMessages } from "@/components/page/client-messages";
import { ChipLink } from "@/components/ui/chip";
import { pictureQuery, zoneOfSet } from "@/lib/domains/catalogue/pictures/rules";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { decodeSegment, takesDeals, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { findList, ListView } from "./list-view";
import { atTypeNumber, TypeNumberTabs, type TypnrQuery } from "./type-numbers";
import { UnknownPart } from "./unknown-part";
import { readId, type WorkspaceOf } from "./workspace";

const mostGenarts = 50;

/** The generic articles that a segment such as 10001-10002 names, each once. */
export const readGenarts = (segment: string): number[] =>
  [...new Set(segment.split("-").map(readId))].filter((id) => id !== null).slice(0, mostGenarts);

/** Several chosen parts of the vehicle: one chip each, the list of the chosen one below. */
export function searchScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = {
    params: Promise<Params & { name: string; genartIds: string; itemId: string }>;
    searchParams: TypnrQuery;
  };

  async function generateMetadata(): Promise<Metadata> {
    return { title: (await getTranslations("catalogue.list"))("tabs") };
  }

  async function Page({ params, searchParams }: Props) {
    const [{ name, genartIds, itemId }, found, t, pictures] = await Promise.all([
      params,
      workspaceOf(params),
      getTranslations("catalogue.list"),
      getTranslations("pictures"),
    ]);
    if (!found) return null;
    const place = await atTypeNumber(found, searchParams);
    const { actor, base, lang, facts, vehicle } = place;
    const ids = readGenarts(genartIds);
    const [places, list] = await Promise.all([listPlaces(actor, { ids, lang }), findList(place, readId(itemId))]);
    if (!list || !facts || places.length === 0) return <UnknownPart what="unknownGenartText" back={base} />;
    const hrefOf = (id: number) =>
      vehiclePlace(base, { kind: "search", name: decodeSegment(name) ?? name, genartIds: ids, itemId: id });
    const zone = zoneOfSet(name);
    const above = zone ? vehiclePlace(base, { kind: "pictures" }) + pictureQuery({ zone }) : base;
    const here = zone ? pictures("set", { set: name, zone: pictures(`zones.${zone}`) }) : t("tabs");
    const trail = (
      <>
        <PartsTrail base={base} make={vehicle.record.make} model={vehicle.record.model} here={here} />
        <nav aria-label={t("tabs")} className="my-2 flex flex-wrap gap-2">
          {places.map(({ id, label }) => (
            <ChipLink key={id} href={hrefOf(id)} active={id === list.genart.id}>
              {label}
            </ChipLink>
          ))}
        </nav>
        <TypeNumberTabs place={place} at={hrefOf(list.genart.id)} />
        {takesDeals(base) ? (
          <ClientMessages of={["workspace.deal"]}>
            <DealBox base={base} parts={places.map(({ id, label }) => ({ id, label }))} />
          </ClientMessages>
        ) : null}
      </>
    );
    return (
      <>
        <BackOnEscape href={above} />
        <ListView place={place} facts={facts} list={list} trail={trail} />
      </>
    );
  }
  return { generateMetadata, Page };
}
