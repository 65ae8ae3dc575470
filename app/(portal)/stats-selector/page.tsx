import { redirect } from "next/navigation";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths/rules";

export default function SelectorStart() {
  redirect(selectionPath("stats-selector", { vtype: "vl" }));
}
