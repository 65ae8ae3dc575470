import { read } from "@/lib/platform/db";
import { isSerial } from "../rules";
import type { Pass } from "../schema";
import { passColumns } from "./columns";

const anywhere = { name: "pass_anywhere", text: `select ${passColumns} from pass p where p.serial = $1` };

/** A pass of any company, for who holds it: its id is random and told to the holder alone. Null for a guess. */
export async function findHeldPass({ serial }: { serial: string }): Promise<Pass | null> {
  const [pass] = isSerial(serial) ? await read<Pass>(anywhere, [serial]) : [];
  return pass ?? null;
}
