import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { DealParts } from "@/components/faults/deal-parts";
import { ClientMessages } from "@/components/page/client-messages";
import { Card } from "@/components/ui/card";
import { listCandidates } from "@/lib/domains/catalogue/list/candidates/queries";
import { mostCandidates } from "@/lib/domains/catalogue/list/candidates/rules";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { mostJudgedParts, namedParts } from "@/lib/domains/faults/rules";
import type { FaultHelp } from "@/lib/domains/faults/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { codesSegment } from "@/lib/shared/fault-code";
import { dealPlaceOf } from "./deal-place";
import { readGenarts, type Workspace } from "./workspace";

interface Props {
  place: Workspace;
  helps: readonly FaultHelp[];
  /** Parts that were ticked before the page was left: 10253-10208; empty for those that the codes tick. */
  ticked: string;
}

/** How many articles of a part are asked about, so that a page of many codes asks once. */
const shareOf = (parts: number): number => Math.max(2, Math.min(mostCandidates, Math.floor(200 / Math.max(parts, 1))));

/** What the operation keeps for one of these codes already; null where it keeps nothing. */
function keptBefore({ operation }: Workspace, helps: readonly FaultHelp[]): number[] | null {
  const shown = new Set(helps.map(({ code }) => code));
  const kept = operation?.parts.filter(({ codes }) => codes.some((code) => shown.has(code))) ?? [];
  return kept.length > 0 ? kept.map(({ genartId }) => genartId) : null;
}

/** Parts that were chosen before come first, so that none of them is held back. */
const rankOf = (kept: readonly number[] | null, id: number): number => (kept?.includes(id) ? 0 : 1);

/** The parts that codes name, as articles of the vehicle. */
export async function FaultParts({ place, helps, ticked }: Props) {
  const { actor, facts, lang } = place;
  const kept = ticked === "" ? keptBefore(place, helps) : readGenarts(ticked);
  const all = namedParts(helps).toSorted((one, other) => rankOf(kept, one.id) - rankOf(kept, other.id));
  const named = new Map(all.map((part) => [part.id, part]));
  const codes = codesSegment(helps);
  const [shown, held] = [all.slice(0, mostJudgedParts), all.slice(mostJudgedParts)].map((some) =>
    some.map(({ id }) => id),
  );
  const [t, dealPlace, candidates, further] = await Promise.all([
    getTranslations("faults.box"),
    dealPlaceOf(place, { codes, rest: `/dtc/${codes}` }),
    listCandidates(actor, { genartIds: shown ?? [], facts, lang, most: shareOf(shown?.length ?? 0) }),
    listPlaces(actor, { ids: held ?? [], lang }),
  ]);
  const parts = candidates.map((part) => {
    const { codes: of = [], ticked: likely = false } = named.get(part.genart.id) ?? {};
    const chosen = kept ? kept.includes(part.genart.id) : likely;
    return { ...part, codes: of, ticked: chosen && part.count > 0 };
  });
  return (
    <Card title={t("title")}>
      {!facts ? <p className="text-ink-2">{t("noKtype")}</p> : null}
      {parts.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      <ClientMessages of={["faults", "offers"]}>
        <DealParts key={`${dealPlace.base} ${codes}`} place={dealPlace} parts={parts} />
      </ClientMessages>
      {further.length > 0 ? <HeldParts base={place.base} parts={further} /> : null}
    </Card>
  );
}

interface Held {
  base: string;
  parts: readonly { id: number; label: string; familyId: number; subFamilyId: number }[];
}

/** Parts that are named alone, so that a page of many codes stays quick: each leads to its articles. */
async function HeldParts({ base, parts }: Held) {
  const t = await getTranslations("faults.box");
  return (
    <section className="mt-3 grid gap-1.5 border-t border-line pt-3" aria-labelledby="held-parts">
      <h3 id="held-parts" className="text-data font-strong">
        {t("heldTitle", { count: parts.length })}
      </h3>
      <p className="text-data text-ink-2">{t("heldText", { most: mostJudgedParts })}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {parts.map(({ id, label, familyId, subFamilyId }) => (
          <li key={id}>
            <Link
              prefetch={false}
              href={vehiclePlace(base, {
                ...{ kind: "item", family: familyId, subFamily: subFamilyId, categoryId: subFamilyId, itemId: id },
              })}
              className="inline-flex min-h-6 items-center text-data text-accent hover:underline touch:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
