import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { askedVehicle, OfVehicle, type AskedVehicle } from "@/app/(portal)/_components/asked-vehicle";
import { GenartPad } from "@/components/drawings/genart-drawing";
import { Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listVehicleGenarts } from "@/lib/domains/catalogue/tree/queries/list-families";
import type { GenartPlace } from "@/lib/domains/catalogue/tree/schema";
import { partsFor } from "@/lib/domains/portal/packs/rules";
import type { Pack } from "@/lib/domains/portal/packs/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

/** The parts of a pack that a vehicle has; without a vehicle the question for it above the names of the parts. */
export async function PackForVehicle({ pack, base }: { pack: Pack; base: string }) {
  const actor = await requireActorAt("/packs");
  const asked = await askedVehicle(actor, base);
  const under = `/packs/${encodeURIComponent(pack.name)}`;
  const isFound = asked !== null && typeof asked !== "string";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <OfVehicle actor={actor} under={under} asked={asked}>
        {(found) => <VehicleParts pack={pack} found={found} actor={actor} />}
      </OfVehicle>
      {isFound ? null : <PartNames parts={pack.parts} mayBrowse={mayOpen("/pieces/search", heldBy(actor))} />}
    </div>
  );
}

const row = "flex min-h-14 items-center gap-3 px-3 py-2 hover:bg-accent-soft focus-visible:-outline-offset-2";

async function VehicleParts({ pack, found, actor }: { pack: Pack; found: AskedVehicle; actor: Actor }) {
  const [t, lang] = await Promise.all([getTranslations("portal-pages.packs"), pageLanguage()]);
  const { base, vehicle } = found;
  const { ktype } = vehicle.record;
  if (ktype === null) {
    const open = <LinkButton href={base}>{t("openVehicle")}</LinkButton>;
    return <EmptyState title={t("noKtype")} text={t("noKtypeText")} action={open} />;
  }
  const { held, lacking } = partsFor(pack.parts, await listVehicleGenarts(actor, { ktype, lang }));
  const [first] = held;
  return (
    <>
      {first ? (
        <>
          <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
            {held.map(({ id, label, subFamily, count }) => (
              <li key={id}>
                <Link href={vehiclePlace(base, { kind: "genart", genartId: id })} prefetch={false} className={row}>
                  <GenartPad genart={id} />
                  <span className="min-w-0 flex-1">
                    <span className="block font-strong wrap-anywhere">{label}</span>
                    <span className="block text-data text-ink-3">{subFamily}</span>
                  </span>
                  <span className="num shrink-0 text-data text-ink-2">{t("articles", { count })}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <LinkButton variant="primary" prefetch={false} href={allOf(base, pack, held)}>
              {t("together")}
            </LinkButton>
          </p>
        </>
      ) : (
        <EmptyState title={t("nothing")} text={t("nothingText")} />
      )}
      {lacking.length > 0 && first ? (
        <Note tone="neutral">{t("lacking", { parts: lacking.map(({ label }) => label).join(", ") })}</Note>
      ) : null}
    </>
  );
}

/** The parts of a pack beside each other, as a choice of parts is shown. */
const allOf = (base: string, { title }: Pack, held: readonly GenartPlace[]): string =>
  vehiclePlace(base, {
    ...{ kind: "search", name: title, genartIds: held.map(({ id }) => id), itemId: held[0]?.id ?? 0 },
  });

async function PartNames({ parts, mayBrowse }: { parts: readonly GenartPlace[]; mayBrowse: boolean }) {
  const t = await getTranslations("portal-pages.packs");
  const chip =
    "inline-flex min-h-8 items-center rounded-full border border-line bg-paper px-3 py-1 text-data touch:min-h-11";
  return (
    <section aria-labelledby="pack-parts" className="grid gap-2">
      <h2 id="pack-parts" className="text-sub font-semibold">
        {t("parts")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ id, label }) => (
          <li key={id}>
            {mayBrowse ? (
              <Link
                href={`/pieces/search/${encodeURIComponent(label)}`}
                prefetch={false}
                className={`${chip} hover:bg-sunk`}
              >
                {label}
              </Link>
            ) : (
              <span className={chip}>{label}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
