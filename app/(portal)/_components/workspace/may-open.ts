import "server-only";
import type { Outcome } from "@/app/(portal)/_components/settle-status";
import { readFaultCodes } from "@/lib/shared/fault-code";
import { vehicleScreens, type ScreenName, type ScreenRow } from "@/lib/domains/vehicles/paths/screens";
import { isEmbeddedTool, rightOfTab } from "@/lib/domains/vehicles/tabs/rules";
import { hasRight, heldBy, type Actor } from "@/lib/platform/actor";

/** Whether a tool is one, and the reader's. */
export function judgeTool(actor: Actor, tool: string): Outcome {
  if (!isEmbeddedTool(tool)) return "missing";
  return hasRight(actor, rightOfTab(tool)) ? "there" : "denied";
}

/** Whether a text holds a fault code; who may see one says `mayOpen`. */
export const judgeFaultCodes = (text: string): Outcome => (readFaultCodes(text).codes.length > 0 ? "there" : "missing");

/** Whether the reader has what a screen needs beside the right of its way in; values are those of its address. */
export function mayOpen(actor: Actor, name: ScreenName, values: unknown): boolean {
  const { needs }: ScreenRow = vehicleScreens[name];
  if (!needs) return true;
  if ("each" in needs) return needs.each.every(heldBy(actor));
  if ("one" in needs) return hasRight(actor, ...needs.one);
  return judgeTool(actor, (values as Record<string, string>)[needs.tabOf] ?? "") !== "denied";
}
