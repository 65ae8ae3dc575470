import { requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { listPlaces } from "../../tree/queries/list-reference";
import { pictureRights } from "../rules";
import type { PictureGenart } from "../schema";
import { drawnSceneOf } from "./kept";
import { fillSpots, type SceneId, type SpotParts } from "./rules";
import type { DrawnScene } from "./schema";

/** A drawing with what the vehicle has for each of its spots; `rows` are the vehicle's generic articles, counted. */
export async function fillScene(
  actor: Actor,
  { id, rows, lang }: { id: SceneId; rows: readonly PictureGenart[]; lang: Language },
): Promise<{ scene: DrawnScene; spots: SpotParts[] }> {
  requireRight(actor, ...pictureRights);
  const scene = drawnSceneOf(id);
  const known = new Set(rows.map((row) => row.id));
  const missing = scene.spots.flatMap(({ genarts: [first] }) =>
    first === undefined || known.has(first) ? [] : [first],
  );
  const places = missing.length > 0 ? await listPlaces(actor, { ids: missing, lang }) : [];
  const names = new Map(places.map((place) => [place.id, place.label]));
  return { scene, spots: fillSpots(scene.spots, rows, names) };
}

/** Every generic article of a drawing, in the order of its spots. */
export function listSceneGenarts(actor: Actor, { id }: { id: SceneId }): number[] {
  requireUser(actor);
  return [...new Set(drawnSceneOf(id).spots.flatMap(({ genarts }) => genarts))];
}
