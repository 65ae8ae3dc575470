import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useGo } from "@/components/page/use-go";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { startOf, vehicleBase, type SearchField } from "@/lib/domains/vehicles/paths/rules";

/** Where parts are ticked: a vehicle's address, the codes of the page, and the operation at whose address it stands. */
export interface DealPlace {
  base: string;
  /** As a segment of an address; empty where the parts come from no code. */
  codes: string;
  /** What follows the vehicle in the address of the page. */
  rest: string;
  /** By which the vehicle is found again; null where nothing names it. */
  vehicle: { field: SearchField; value: string } | null;
  operation: { number: string; status: "open" | "done" } | null;
  /** Open operations of the vehicle, which may be gone on with. */
  others: readonly string[];
  mayDeal: boolean;
}

interface Chosen {
  genart: { id: number };
  codes: readonly string[];
}

/** The DEAL button; without an operation it says why it waits, and opens one in one step. */
export function DealBar({ place, chosen }: { place: DealPlace; chosen: readonly Chosen[] }) {
  const t = useTranslations("faults.deal");
  const { operation, mayDeal } = place;
  const router = useRouter();
  const { go, going } = useGo();
  const deal = useAction(() => t("failed"));
  const why = reasonOf();
  function reasonOf(): string | null {
    if (!mayDeal) return t("needsRight");
    if (!operation) return t("needsOperation");
    if (operation.status === "done") return t("done", { number: operation.number });
    return chosen.length === 0 ? t("needsPart") : null;
  }
  const keep = async () => {
    if (!operation) return;
    const kept = await deal.run(() => keepDeals(operation.number, chosen));
    if (!kept) return;
    toast.success(t("created"));
    // The strip above stands in a layout, which a navigation leaves as it is.
    router.refresh();
    go(place.base);
  };
  return (
    <div role="group" aria-label={t("legend")} className="mt-3 grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabled={why !== null}
          aria-describedby={why ? "deal-why" : undefined}
          busy={deal.busy || going}
          onClick={() => void keep()}
        >
          {t("button")}
        </Button>
        {operation ? <span className="text-data text-ink-2">{t("of", operation)}</span> : null}
        {why ? (
          <p id="deal-why" className="text-data text-ink-2">
            {why}
          </p>
        ) : null}
      </div>
      {mayDeal && !operation ? <OperationChoice place={place} chosen={chosen} /> : null}
    </div>
  );
}

/** One call for each code that names ticked parts; a part that several name is kept with the first. */
async function keepDeals(operation: string, chosen: readonly Chosen[]): Promise<void> {
  const byCode = new Map<string, number[]>();
  for (const { genart, codes } of chosen) {
    const code = codes[0] ?? "-";
    byCode.set(code, [...(byCode.get(code) ?? []), genart.id]);
  }
  for (const [dtc, ids] of byCode)
    await call("get", "/createDealCommand/{operation}/{dtc}/{ids}", { params: { operation, dtc, ids: ids.join("-") } });
}

function OperationChoice({ place, chosen }: { place: DealPlace; chosen: readonly Chosen[] }) {
  const t = useTranslations("faults.deal");
  const { go, going } = useGo();
  const { busy, about, run } = useAction<string>(() => t("openFailed"));
  const { base: here, codes, rest, vehicle, others } = place;
  const goTo = (number: string) => {
    const base = vehicleBase({ field: "operation", value: number }, startOf(here));
    const parts = `?${new URLSearchParams({ parts: chosen.map(({ genart }) => genart.id).join("-") })}`;
    go(base + rest + parts);
  };
  const open = () =>
    run(async () => {
      if (!vehicle) return;
      const { number } = await call("post", "/operations", { body: { ...vehicle, codes } });
      toast.success(t("opened", { number }));
      goTo(number);
    }, "new");
  const goOn = (number: string) =>
    run(async () => {
      await call("post", "/operations/{number}", { params: { number }, body: { addCodes: codes } });
      goTo(number);
    }, number);
  return (
    <div className="flex flex-wrap gap-2">
      {vehicle ? (
        <Button size="sm" busy={about === "new" || (going && !busy)} onClick={() => void open()}>
          {t("open")}
        </Button>
      ) : null}
      {others.map((number) => (
        <Button key={number} size="sm" busy={about === number} onClick={() => void goOn(number)}>
          {t("continue", { number })}
        </Button>
      ))}
    </div>
  );
}
