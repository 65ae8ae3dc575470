import { setUserLanguage } from "@/lib/domains/session/users/commands";
import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { inTransaction, prisma } from "@/lib/platform/db";
import { denied } from "@/lib/platform/problems";
import type { Preference } from "./schema";

/** Stores one preference of the user; null removes it. The language is a column of its own. */
export async function setUserPreference(actor: Actor, { name, value }: Preference): Promise<void> {
  requireUser(actor);
  const userId = userOf(actor);
  if (userId === null) throw denied();
  if (name === "language")
    return inTransaction(undefined, (tx) =>
      setUserLanguage({ userId, language: typeof value === "string" ? value.slice(0, 12) : null }, tx),
    );
  const key = { userId_name: { userId, name } };
  if (value === null) await prisma().userPreference.deleteMany({ where: { userId, name } });
  else
    await prisma().userPreference.upsert({
      where: key,
      create: { userId, name, value },
      update: { value },
      select: { name: true },
    });
}
