import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { inTransaction } from "@/lib/platform/db";
import { denied, invalid } from "@/lib/platform/problems";
import { isFixed, type Preference } from "../rules";

/** Sets whether the actor wants a kind on a channel; 400 for a kind that everybody is told of. */
export async function setPreference(actor: Actor, { category, channel, enabled }: Preference): Promise<void> {
  requireUser(actor);
  const userId = userOf(actor);
  if (userId === null) throw denied();
  if (isFixed(category, channel) && !enabled)
    throw invalid("required-category", "Nobody can turn these notifications off.");
  await inTransaction(undefined, (tx) =>
    tx.notificationPreference.upsert({
      where: { userId_category_channel: { userId, category, channel } },
      create: { userId, category, channel, enabled },
      update: { enabled },
      select: { userId: true },
    }),
  );
}
