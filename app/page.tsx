import { redirect } from "next/navigation";
import { requirePageActor } from "@/lib/web/actor";

export default async function Start() {
  await requirePageActor();
  redirect("/identification-vehicule");
}
