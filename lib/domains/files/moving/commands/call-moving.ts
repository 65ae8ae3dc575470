import { callJob } from "@/lib/platform/call-job";
import type { Tx } from "@/lib/platform/db";
import { filePlace } from "@/lib/providers/files";

/** Has what a transaction stores brought to the object storage once it is committed; nothing where there is none. */
export async function callMoving(tx: Tx): Promise<void> {
  if (filePlace() === "storage") await callJob(tx, "files");
}
