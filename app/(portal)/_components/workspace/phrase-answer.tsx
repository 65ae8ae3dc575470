import { getTranslations } from "next-intl/server";
import { HitTable } from "@/components/catalogue/search/hit-table";
import { NearNumbers } from "@/components/catalogue/search/near-numbers";
import { ClientMessages } from "@/components/page/client-messages";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { placeOfWhole } from "@/components/page/search-places";
import type { PhraseMeaning } from "@/lib/domains/catalogue/search/phrase/schema";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import { phrasePlace, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { PhraseReading } from "./phrase-reading";
import type { Workspace } from "./workspace";

export interface AnsweredPhrase {
  text: string;
  meaning: PhraseMeaning;
  hits: PartHits | null;
}

/** A phrase that opens no list of the vehicle: what was understood, what was found, and what to do next. */
export async function PhraseAnswer({
  place,
  found: { text, meaning, hits },
}: {
  place: Workspace;
  found: AnsweredPhrase;
}) {
  const t = await getTranslations("catalogue.phrase");
  const { actor, base, vehicle } = place;
  const may = heldBy(actor);
  const shown = text.slice(0, 60) + (text.length > 60 ? "…" : "");
  const rows = (hits?.items ?? []).map(({ id, genartId, brand, number, label, foundBy }) => ({
    ...{ key: String(id), genartId, brand: brand.name, number, label },
    href: vehiclePlace(base, { kind: "article", articleId: id }),
    lines: foundBy.map(({ printed }) => printed),
  }));
  const whole = mayOpen("/pieces", may) ? (
    <LinkButton href={placeOfWhole(text)} prefetch={false}>
      {t("whole", { text: shown })}
    </LinkButton>
  ) : null;
  return (
    <div className="grid gap-3 px-4 py-3.5 md:px-5">
      <h1 className="text-title font-title tracking-tight wrap-anywhere">
        {t("title", { text: shown, vehicle: vehicle.label })}
      </h1>
      <PhraseReading meaning={meaning} />
      {meaning.models.length > 0 && mayOpen("/selection-vehicule", may) ? (
        <nav aria-label={t("models")} className="flex flex-wrap items-baseline gap-2">
          <span aria-hidden className="text-ink-2">
            {t("models")}
          </span>
          {meaning.models.slice(0, 8).map(({ make, name, vtype }) => (
            <ChipLink
              key={`${vtype} ${make} ${name}`}
              prefetch={false}
              href={`${selectionPath("selection-vehicule", { vtype, make, model: name })}?q=${encodeURIComponent(text)}`}
            >
              {make} {name}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {hits ? <NearNumbers near={hits.near} hrefOf={(number) => phrasePlace(base, number)} /> : null}
      {rows.length > 0 ? (
        <>
          <p className="text-ink-2">{t("numbers", { count: hits?.total ?? rows.length })}</p>
          <ClientMessages of={["catalogue.search", "catalogue.families"]}>
            <HitTable
              caption={t("title", { text: shown, vehicle: vehicle.label })}
              rows={rows}
              linesTitle={t("foundBy")}
              text=""
            />
          </ClientMessages>
          <p>{whole}</p>
        </>
      ) : (
        <EmptyState
          title={t("nothing", { text: shown })}
          text={t("nothingText")}
          action={
            <>
              {whole}
              <LinkButton href={base}>{t("families")}</LinkButton>
            </>
          }
        />
      )}
    </div>
  );
}
