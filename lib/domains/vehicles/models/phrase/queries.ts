import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { oncePerProcess } from "@/lib/platform/shared-state";
import type { ModelName } from "../schema";
import { indexModels, readVehiclePhrase, type ModelIndex, type VehiclePhrase } from "./rules";

const modelNames = catalogueStatement(
  "model_names",
  (s) => `select k.name as make, m.name, m.vtype, m.from_year as "yearFrom", m.to_year as "yearTo"
    from ${s}.model m join ${s}.make k on k.id = m.make_id`,
);

// A version's models never change, so that its index holds as long as the version lives.
/** The models of a catalogue version by their spellings; read once per process. */
export async function indexOf(schema: string): Promise<ModelIndex> {
  const state = oncePerProcess("model-index", () => ({ schema: "", index: null as Promise<ModelIndex> | null }));
  if (state.schema === schema && state.index) return state.index;
  const index = readReplica<ModelName>(modelNames(schema), []).then(indexModels);
  Object.assign(state, { schema, index });
  index.catch(() => {
    if (state.index === index) state.index = null;
  });
  return index;
}

/** The vehicle that a text names beside parts ("plaquettes clio 3"), or null. */
export async function findVehiclePhrase(actor: Actor, { text }: { text: string }): Promise<VehiclePhrase | null> {
  requireUser(actor);
  return readVehiclePhrase(text, await indexOf(await liveCatalogue()));
}
