import { ClientMessages } from "@/components/page/client-messages";
import { RenewOnTiles } from "@/components/portal/renew-on-tiles";
import { TileCard } from "@/components/portal/tile-card";
import { vehicleWidget } from "@/lib/domains/portal/names";
import { listVehicleTiles } from "@/lib/domains/portal/tiles/queries/place-widgets";
import type { Actor } from "@/lib/platform/actor";
import { writtenLanguage } from "@/lib/shared/languages";
import { pageLanguage } from "@/lib/web/language";

/** The tiles beside the vehicle selector; those that need a vehicle are its tabs. */
export async function VehicleApps({ actor }: { actor: Actor }) {
  const lang = await pageLanguage();
  const { now, next, title, tiles } = await listVehicleTiles(actor, {
    vehicle: false,
    language: writtenLanguage(lang),
  });
  return (
    <>
      <RenewOnTiles widget={vehicleWidget} now={now.toISOString()} next={next?.toISOString() ?? null} />
      {tiles.length > 0 ? (
        <ClientMessages of={["portal"]}>
          <section aria-label={title}>
            <h2 className="mb-2 text-sub font-semibold">{title}</h2>
            <ul className="grid gap-2">
              {tiles.map((tile) => (
                <li key={tile.id}>
                  <TileCard tile={tile} now={now} />
                </li>
              ))}
            </ul>
          </section>
        </ClientMessages>
      ) : null}
    </>
  );
}
