import { redirect } from "next/navigation";
import { requireActorAt } from "@/lib/web/actor";

/** The tool of fault codes is the page where they are typed without a vehicle. */
export default async function FaultCodeToolPage() {
  await requireActorAt("/tools/fault-code");
  redirect("/dtc");
}
