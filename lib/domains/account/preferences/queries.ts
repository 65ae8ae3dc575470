import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { UserSettings } from "./schema";

const settings = { name: "user_settings", text: "select name, value from user_preference where user_id = $1" };

/** The preferences of the user by name. */
export async function getUserSettings(actor: Actor): Promise<UserSettings> {
  requireUser(actor);
  const rows = await read<{ name: string; value: UserSettings[string] }>(settings, [userOf(actor)]);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
