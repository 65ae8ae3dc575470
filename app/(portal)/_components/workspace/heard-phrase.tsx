import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { placeOfWhole } from "@/components/page/search-places";
import { ChipLink } from "@/components/ui/chip";
import { listOfPhrase } from "@/lib/domains/catalogue/search/phrase/place";
import { readMeaning } from "@/lib/domains/catalogue/search/phrase/queries/read-meaning";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { heldBy } from "@/lib/platform/actor";
import { readText } from "@/lib/shared/address";
import { mayOpen } from "@/lib/shared/page-rights";
import { PhraseReading } from "./phrase-reading";
import type { Query } from "./screen";
import type { Workspace } from "./workspace";

const mostOthers = 4;

/** On a list that a phrase opened: how the phrase was read, the other parts that it may mean, and the whole catalogue. */
export async function HeardPhrase({
  place,
  shown,
  query,
}: {
  place: Workspace;
  shown: readonly number[];
  query: Query;
}) {
  const text = readText(query.q);
  if (text === "") return null;
  const { actor, base, facts, lang } = place;
  const [t, meaning] = await Promise.all([
    getTranslations("catalogue.phrase"),
    readMeaning(actor, { text, lang, ktype: facts?.ktype }),
  ]);
  const ids = meaning.parts.map(({ id }) => id).filter((id) => !shown.includes(id));
  const others = await listPlaces(actor, { ids: ids.slice(0, mostOthers), lang });
  const narrowed = listOfPhrase(base, meaning, text)?.split("?")[1] ?? "";
  return (
    <div className="my-2 grid gap-2">
      <PhraseReading meaning={meaning} />
      <nav aria-label={t("choices")} className="one-line-on-phones flex flex-wrap items-center gap-2">
        {others.map(({ id, label, familyId: family, subFamilyId: subFamily }) => (
          <ChipLink
            key={id}
            prefetch={false}
            href={`${vehiclePlace(base, { kind: "item", family, subFamily, categoryId: subFamily, itemId: id })}?${narrowed}`}
          >
            {label}
          </ChipLink>
        ))}
        {mayOpen("/pieces", heldBy(actor)) ? (
          <Link href={placeOfWhole(text)} prefetch={false} className="text-data text-accent hover:underline">
            {t("whole", { text: text.slice(0, 60) })}
          </Link>
        ) : null}
      </nav>
    </div>
  );
}
