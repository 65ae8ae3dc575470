import { redirect } from "next/navigation";
import { selectorActor } from "@/app/(portal)/selection-vehicule/page-selection";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";

export default async function SelectorStart() {
  await selectorActor("selection-vehicule");
  redirect(selectionPath("selection-vehicule", { vtype: "vl" }));
}
