import { getTranslations } from "next-intl/server";
import { TickBox } from "@/components/repair/tick-box";
import { askFaults } from "@/lib/domains/faults/queries/ask-faults";
import type { FaultHelp } from "@/lib/domains/faults/schema";
import { hasRight } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { readFaultCodes } from "@/lib/shared/fault-code";
import type { Workspace } from "./workspace";

/** The help of the operation's codes; none while their source does not answer. */
async function helpsOf({ actor, lang, operation }: Workspace): Promise<FaultHelp[]> {
  if (!operation || !hasRight(actor, "DTC", "Diag")) return [];
  const { codes } = readFaultCodes(operation.codes.join(" "));
  try {
    return codes.length > 0 ? await askFaults(actor, { codes, lang, onPage: true }) : [];
  } catch (error) {
    if (error instanceof Problem && error.code === "fault-codes-silent") return [];
    throw error;
  }
}

/** What the codes of the operation ask to be checked before a part is replaced, with boxes to tick. */
export async function SheetChecks({ place }: { place: Workspace }) {
  const told = (await helpsOf(place)).filter(({ checks }) => checks.length > 0);
  if (told.length === 0) return null;
  const t = await getTranslations("faults");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-3">
      <h2 className="text-sub font-semibold">{t("checks")}</h2>
      {told.map(({ code, title, checks }) => (
        <div key={code} className="break-inside-avoid">
          <h3 className="text-data font-strong">
            <bdi dir="ltr">{code}</bdi> · {title}
          </h3>
          <ul className="mt-1 grid gap-1 text-data">
            {checks.map((check) => (
              <li key={check} className="flex gap-2 touch:items-center">
                <TickBox label={check} />
                <span className="min-w-0">{check}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
