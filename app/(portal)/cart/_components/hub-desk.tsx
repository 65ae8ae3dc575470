import { HubSearch } from "@/components/cart/hub/hub-search";
import { searchHub } from "@/lib/domains/cart/hub/queries";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import type { Actor } from "@/lib/platform/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  actor: Actor;
  here: string;
  /** What is looked for; nothing where it is empty. */
  text: string;
}

/** The search of the supplier hub with what it finds. */
export async function HubDesk({ actor, here, text }: Props) {
  const lang = await pageLanguage();
  const [hits, groups] = await Promise.all([
    text === "" ? null : searchHub(actor, { text, lang }),
    listUpdatableStockGroups(actor),
  ]);
  return <HubSearch {...{ here, text, hits }} mayAdd={groups.length > 0} />;
}
