import { requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { editsWidget } from "../access";
import { everyWidget } from "../statements";
import type { Widget } from "./schema";

/** Every widget of the installation in its order. */
export async function listWidgets(actor: Actor): Promise<Widget[]> {
  requireUser(actor);
  const rows = await read<Omit<Widget, "mine">>(everyWidget);
  return rows.map((row) => ({ ...row, mine: editsWidget(actor, row.name) }));
}
