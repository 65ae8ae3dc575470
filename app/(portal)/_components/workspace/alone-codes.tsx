import { readLeftOut } from "@/components/faults/left-out";
import { requirePageActor } from "@/lib/web/actor";
import { DeniedCodes } from "./denied-codes";
import { FaultCodes } from "./fault-codes";
import { mayOpen } from "./may-open";
import { NamedParts } from "./named-parts";

/** Fault codes where the address names no vehicle. */
export async function AloneCodes({ text, query = {} }: { text: string; query?: Parameters<typeof readLeftOut>[1] }) {
  const actor = await requirePageActor();
  if (!mayOpen(actor, "dtc", { codes: text })) return <DeniedCodes back={null} />;
  const left = readLeftOut(text, query);
  return <FaultCodes text={text} left={left} under="/dtc" parts={(helps) => <NamedParts helps={helps} />} />;
}
