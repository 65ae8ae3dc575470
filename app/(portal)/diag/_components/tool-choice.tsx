import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { MakeMonogram } from "@/components/drawings/make-monogram";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { EmptyState } from "@/components/ui/states";
import { listDiagnosisTools } from "@/lib/domains/vehicles/tools/diagnosis";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { toolHref } from "./places";

/** The makers' tools as tiles, the other brands as a list; nothing where none is connected, but for who can connect one. */
export async function ToolChoice({ actor, vin }: { actor: Actor; vin: string | null }) {
  const [{ makers, others }, t, admins] = await Promise.all([
    listDiagnosisTools(actor),
    getTranslations("diag.tools"),
    getTranslations("workspace.forAdministrators"),
  ]);
  if (makers.length + others.length === 0)
    return hasRight(actor, "admin") ? <EmptyState compact title={t("none")} text={admins("connectDiagnosis")} /> : null;
  return (
    <>
      {makers.length > 0 ? (
        <section aria-labelledby="makers" className="grid gap-2">
          <h2 id="makers" className="text-sub font-semibold">
            {t("makers")}
          </h2>
          <ArrowLinks className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2">
            {makers.map((make) => (
              <Link
                key={make}
                href={toolHref(make, vin)}
                prefetch={false}
                className="flex min-h-16 items-center gap-3 rounded-md border border-line bg-paper px-3 shadow-card hover:bg-accent-soft"
              >
                <MakeMonogram make={make} className="size-8 shrink-0" />
                <span className="min-w-0 font-strong wrap-break-word">{make}</span>
              </Link>
            ))}
          </ArrowLinks>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="other-makes" className="grid gap-2">
          <h2 id="other-makes" className="text-sub font-semibold">
            {t("others")}
          </h2>
          <ArrowLinks className="columns-2 gap-4 sm:columns-3 lg:columns-5">
            {others.map((make) => (
              <Link
                key={make}
                href={toolHref(make, vin)}
                prefetch={false}
                className="flex min-h-8 break-inside-avoid items-center text-accent wrap-anywhere hover:underline touch:min-h-11"
              >
                {make}
              </Link>
            ))}
          </ArrowLinks>
        </section>
      ) : null}
    </>
  );
}
