import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ItemHits } from "@/components/stock/item-hits";
import { namedVehicles } from "@/components/catalogue/search/named-vehicles";
import { PartSearchField } from "@/components/catalogue/search/part-search-field";
import { NearNumbers } from "@/components/catalogue/search/near-numbers";
import { VehicleOffer } from "@/components/catalogue/search/vehicle-offer";
import { VinGap } from "@/components/vehicles/vin-gap";
import { ClientMessages } from "@/components/page/client-messages";
import { TyreOffer } from "@/components/tyres/tyre-offer";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listUserBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { findNamedTyres } from "@/lib/domains/tyres/queries/search-tyres";
import { findStockItems } from "@/lib/domains/stock/queries/find-items";
import { searchParts } from "@/lib/domains/catalogue/search/queries/search-parts";
import { hitAddress, readHitChoice, type Query } from "@/lib/domains/catalogue/search/address";
import { guessSearch, longestQuery, plainWidth, searchKey } from "@/lib/domains/catalogue/search/rules";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import { decodeSegment, identificationStart, phrasePlace, vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { allowedFields } from "@/lib/domains/vehicles/search/fields";
import { heldBy } from "@/lib/platform/actor";
import { isVehicleText } from "@/components/page/search-places";
import { recognise } from "@/lib/shared/recognise";
import { compactKey } from "@/lib/shared/compact";
import { isShortVin, normaliseVin } from "@/lib/shared/vin";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { FoundParts } from "./found-parts";

interface Props {
  value: string;
  query: Query;
  /** Numbers of vehicle makers alone, exactly as asked. */
  oeOnly?: boolean;
}

/** Articles by a number of any kind or by words; the kind is guessed from what was typed. */
export async function SearchScreen({ value, query, oeOnly = false }: Props) {
  const [actor, lang, t] = await Promise.all([
    requireActorAt(oeOnly ? "/pieces/oes" : "/pieces/search"),
    pageLanguage(),
    getTranslations("catalogue.search"),
  ]);
  const text = decodeSegment(value) ?? "";
  const kind = text.length > longestQuery ? null : oeOnly ? "oe" : guessSearch(plainWidth(text));
  const may = heldBy(actor);
  const choice = readHitChoice(query);
  const [own, ours] = await Promise.all([listUserBrands(actor), findStockItems(actor, { text, lang, page: 1 })]);
  const brandIds = choice.mine ? own.map(({ id }) => id) : choice.brands;
  const asked = { text, lang, page: choice.page, brandIds, genartIds: choice.parts, without: choice.without };
  const hits = kind ? await searchParts(actor, { ...asked, kind, exactOnly: oeOnly }) : null;
  const vehicles = kind && !oeOnly ? namedVehicles(text, allowedFields(may)) : [];
  const [meant] = vehicles;
  if (meant && !isVehicleText(recognise(text, { plateCountry: "FR" })[0]) && !choice.whole)
    redirect(phrasePlace(meant.href, text));
  const tyres = kind && !oeOnly && mayOpen("/tireStock", may) ? await findNamedTyres(actor, { text }) : null;
  const offered = vehicles.length + (hits?.named.models.length ?? 0) + (tyres ? 1 : 0);
  const shown = text.slice(0, 60) + (text.length > 60 ? "…" : "");
  const path = `/pieces/${oeOnly ? "oes" : "search"}/${encodeURIComponent(text)}`;
  if (hits && hits.items.length === 0 && hits.total > 0) redirect(hitAddress(path, { ...choice, page: hits.pages }));
  return (
    <div className="px-4 py-3.5 md:px-5">
      <h1 className="mb-3 text-title font-title tracking-tight">{t("title")}</h1>
      <ClientMessages of={["catalogue.search", "scan"]}>
        <PartSearchField key={text} initial={text} />
      </ClientMessages>
      <div className="mt-4">
        {text && choice.page === 1 ? <ItemHits found={ours} /> : null}
        {tyres ? <TyreOffer found={tyres} text={text} /> : null}
        {hits ? (
          <VehicleOffer
            named={hits.named}
            mayChoose={mayOpen("/selection-vehicule", may)}
            vehicles={vehicles}
            text={text}
          />
        ) : null}
        {hits ? (
          <NearNumbers near={hits.near} hrefOf={(number) => `/pieces/search/${encodeURIComponent(number)}`} />
        ) : null}
        {hits && hits.match !== "none" ? (
          <FoundParts hits={hits} text={shown} path={path} choice={choice} hasOwn={own.length > 0} query={query} />
        ) : offered > 0 || (text && ours.total > 0) ? null : (
          <EmptyState
            title={text ? t("emptyTitle", { text: shown }) : t("title")}
            text={isShortVin(text) ? <VinGap text={text} /> : whyNothing(text, hits, t)}
            action={<LinkButton href={startOf(text)}>{t("identify")}</LinkButton>}
          />
        )}
      </div>
    </div>
  );
}

/** From a VIN that lacks characters on, those that it may have been are offered. */
const startOf = (text: string): string =>
  isShortVin(text) ? vehicleBase({ field: "vin", value: normaliseVin(text) }) : identificationStart;

type Text = Awaited<ReturnType<typeof getTranslations<"catalogue.search">>>;

function whyNothing(text: string, hits: PartHits | null, t: Text): string {
  if (text === "") return t("nothingTyped");
  if (text.length > longestQuery) return t("tooLong", { most: longestQuery });
  if (!hits || compactKey(plainWidth(text)) === "") return t("unreadable");
  return hits.kind === "ean" && searchKey("ean", text) === null ? t("badEan") : t("emptyText");
}

/** The title of a search's page. */
export async function searchTitle(value: string): Promise<string> {
  const t = await getTranslations("catalogue.search");
  return [decodeSegment(value)?.slice(0, 60), t("title")].filter(Boolean).join(" · ");
}
