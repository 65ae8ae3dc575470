import "server-only";
import { askedSegments, settleStatus } from "@/app/(portal)/_components/settle-status";
import { findSelected, pageKind, pageMake, pageModel } from "@/app/(portal)/selection-vehicule/page-selection";
import type { Selector } from "@/lib/domains/vehicles/versions/paths";

/** Whether the address that was asked for names a version with its ktype, or a screen below it. */
export const isVehicleAsked = async (): Promise<boolean> => Boolean((await askedSegments())[4]);

/** The status of a selector's kinds, makes, models and versions, which may be unknown. */
export const settlePlace = (selector: Selector): Promise<void> =>
  settleStatus(async () => {
    const [vtype = "", brand = "", model = "", version = "", ktype = ""] = await askedSegments();
    if (!brand) return (await pageKind(selector, vtype)) !== null;
    if (!model) return (await pageMake(selector, vtype, brand)) !== null;
    if (!version || !ktype) return (await pageModel(selector, vtype, brand, model)) !== null;
    return (await findSelected(selector, Promise.resolve({ vtype, brand, model, version, ktype }))) !== null;
  });
