import { redirect } from "next/navigation";

/** The base of the selection leads to its door. */
export default function SelectionBase() {
  redirect("/v2/CarSelector");
}
