import { redirect } from "next/navigation";
import { selectorActor } from "@/app/(portal)/selection-vehicule/page-selection";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";

export default async function SelectorStart() {
  await selectorActor("stats-selector");
  redirect(selectionPath("stats-selector", { vtype: "vl" }));
}
