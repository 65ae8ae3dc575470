import { BackOnEscape } from "@/components/page/back-on-escape";
import { allowedFields } from "@/lib/domains/vehicles/search/fields";
import { searchParts } from "@/lib/domains/catalogue/search/queries/search-parts";
import { listOfPhrase, otherVehicle } from "@/lib/domains/catalogue/search/phrase/place";
import { readMeaning } from "@/lib/domains/catalogue/search/phrase/queries/read-meaning";
import { guessSearch, plainWidth } from "@/lib/domains/catalogue/search/rules";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import { phrasePlace, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { heldBy } from "@/lib/platform/actor";
import { PhraseAnswer, type AnsweredPhrase } from "../phrase-answer";
import { screen, type Asked } from "../screen";
import type { Workspace } from "../workspace";

/** Numbers and brands of a phrase that names no part, in the whole catalogue. */
async function searchNumbers({ actor, lang }: Workspace, typed: string): Promise<PartHits | null> {
  const text = plainWidth(typed);
  const kind = guessSearch(text);
  return kind && searchParts(actor, { text, kind, lang, page: 1, brandIds: [], genartIds: [] });
}

function Find({ place, found }: Asked<"find"> & { found: AnsweredPhrase }) {
  return (
    <>
      <BackOnEscape href={place.base} />
      <PhraseAnswer place={place} found={found} />
    </>
  );
}

/** What a typed phrase means for the vehicle: its list where a part is named, an article where a number is, else what to do. */
export default screen("find", {
  async judge({ place, at: { text } }) {
    const { actor, base, facts, lang } = place;
    const meaning = await readMeaning(actor, { text, lang, ktype: facts?.ktype });
    const allowed = allowedFields(heldBy(actor));
    const vehicles = meaning.vehicles.filter(({ field }) => allowed.includes(field));
    const other = otherVehicle(base, { ...meaning, vehicles });
    if (other !== null) return { leadsTo: phrasePlace(other, text) };
    const list = facts && listOfPhrase(base, meaning, text);
    if (list) return { leadsTo: list };
    const isPlateAlone = meaning.vehicles.length > 0 && meaning.leftAside.length === 0 && meaning.pieces.length <= 1;
    if (isPlateAlone) return { leadsTo: base };
    const hits = await searchNumbers(place, text);
    const [only] = hits?.items ?? [];
    if (only && hits?.total === 1) return { leadsTo: vehiclePlace(base, { kind: "article", articleId: only.id }) };
    const found: AnsweredPhrase = { text, meaning, hits };
    return { found };
  },
  title: async ({ at, place }) => [at.text.slice(0, 60), place?.vehicle.label].filter(Boolean).join(" · "),
  View: Find,
});
