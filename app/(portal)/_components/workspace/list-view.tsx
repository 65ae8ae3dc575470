import { cache, type ComponentProps, type ReactNode } from "react";
import { ArticleList } from "@/components/catalogue/article-list/article-list";
import { genartPart } from "@/components/drawings/genart-drawing";
import { ClientMessages } from "@/components/page/client-messages";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { listVehicleArticles } from "@/lib/domains/catalogue/list/queries";
import type { Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { getHomeCountry } from "@/lib/domains/account/companies/queries/get-letterhead";
import { usedPartCategoryOf } from "@/lib/domains/quotes/used-parts/rules";
import { typeOfVehicle } from "@/lib/domains/vehicles/tabs/rules";
import { listComebacks } from "@/lib/domains/comebacks/queries";
import { listPhantoms } from "@/lib/domains/offers/phantoms/queries";
import { ArticleWarnings } from "@/app/(portal)/_components/article-warnings";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import type { Language } from "@/lib/shared/languages";
import { pageExpert } from "@/lib/web/expert";
import type { Query } from "./screen";
import { atTypeNumber, type TypedWorkspace } from "./type-numbers";
import type { Workspace } from "./workspace";

/** The articles of a part for a vehicle, or for the type number of its papers that the address asks for. */
export interface TypedList {
  place: TypedWorkspace & { facts: VehicleFacts };
  list: VehicleArticles;
}

/** The articles of a generic article for the vehicle of a page, or those that replace an OE number; null when the catalogue has no such generic article. */
export async function listAt(
  asked: Workspace,
  genartId: number,
  query: Query,
  replacing?: string,
): Promise<TypedList | null> {
  const place = await atTypeNumber(asked, query);
  const { actor, facts, lang } = place;
  const list = facts && (await listOnce(actor, facts, genartId, lang, replacing));
  return list && { place: { ...place, facts }, list };
}

const listOnce = cache((actor: Actor, facts: VehicleFacts, genartId: number, lang: Language, replacing?: string) =>
  listVehicleArticles(actor, { ktype: facts.ktype, genartId, facts, lang, replacing }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }),
);

const parts = [
  "catalogue.list",
  "catalogue.pages",
  "catalogue.item",
  "catalogue.fit",
  "catalogue.panel",
  "catalogue.compare",
] as const;
const listMessages = ["offers", "cart.adding", "besides.note", ...parts] satisfies ComponentProps<
  typeof ClientMessages
>["of"];

interface Props extends TypedList {
  /** The way to this page, above the title. */
  trail: ReactNode;
}

/** The article list of the design: facets, table, panel, one client component over compact rows. */
export async function ListView({ place: { actor, base, typnr, facts, vehicle, lang }, list, trail }: Props) {
  const [buyer, expert, country, comebacks, phantoms] = await Promise.all([
    pageBuyer(),
    pageExpert(),
    getHomeCountry(actor),
    listComebacks(actor, { ...facts, lang }),
    listPhantoms(actor, { articleIds: list.articles.map(({ id }) => id) }),
  ]);
  const usedDuty = country === "FR" && usedPartCategoryOf(list.genart.id, typeOfVehicle(vehicle)) !== null;
  return (
    <ClientMessages
      of={[
        ...listMessages,
        ...(usedDuty ? (["used-parts.offer"] as const) : []),
        ...(expert ? (["expert"] as const) : []),
      ]}
    >
      <ArticleWarnings comebacks={comebacks} phantoms={phantoms}>
        <ArticleList
          key={`${list.ktype}/${list.genart.id}`}
          {...{ list, base, typnr, trail }}
          vehicle={facts}
          part={genartPart(list.genart.id, list.genart.familyId)}
          expert={expert === true}
          usedDuty={usedDuty}
          {...buyer}
        />
      </ArticleWarnings>
    </ClientMessages>
  );
}
