import "server-only";
import { askedQuery, type Outcome } from "@/app/(portal)/_components/settle-status";
import { pictureAccess, readWay } from "@/lib/domains/catalogue/pictures/rules";
import { isEmbeddedTool, rightOfTab } from "@/lib/domains/vehicles/tabs/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";
import type { Right } from "@/lib/shared/rights";

const allowed = (may: boolean): Outcome => (may ? "there" : "denied");

/** Whether a tool is one, and the reader's. */
export const judgeTool = (actor: Actor, tool: string): Outcome =>
  isEmbeddedTool(tool) ? allowed(hasRight(actor, rightOfTab(tool))) : "missing";

/** Whether the reader has the cart, and its tab beside a vehicle. */
export const mayCartTab = (actor: Actor): boolean => hasRight(actor, "cart") && hasRight(actor, "CartTab");

/** Whether the reader has the way into a vehicle's pictures that the address asks for. */
async function mayPictures(actor: Actor): Promise<boolean> {
  const { ways } = pictureAccess((right: Right) => hasRight(actor, right));
  return ways.includes(readWay((await askedQuery()).get("way")));
}

/** The same for the screens of a vehicle that need a right of their own. */
export async function judgeScreen(actor: Actor, area: "app" | "cart" | "genart360", tool: string): Promise<Outcome> {
  if (area === "app") return judgeTool(actor, tool);
  return allowed(area === "cart" ? mayCartTab(actor) : await mayPictures(actor));
}
