import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { askForCustomer, currentCustomerId } from "@/components/customers/current-customer";
import { forRightCustomer } from "@/components/customers/customer-question";
import { useRefresh } from "@/components/live/use-live";
import { useAction } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { priceOfLine, usePartLines, type PartLine } from "@/components/repair/use-part-lines";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Candidate } from "@/lib/domains/catalogue/list/candidates/schema";
import { firstChoice, worksCents } from "@/lib/domains/packages/rules";
import type { PackageOffer, PackageTaken } from "@/lib/domains/packages/schema";
import { usePackageRefusal } from "./package-refusal";
import { usePartName } from "./use-part-name";

export interface PackageVehicle {
  vin: string | null;
  plate: string | null;
  ktype: number | null;
}

/** A line with its article and price as the seller sees it; nothing where nobody sells it. */
function saleOf(line: PartLine) {
  const { key: at, chosen, quantity } = line;
  const price = priceOfLine(line);
  if (!chosen.offer || price === null) return [];
  const { supplier, currency } = chosen.offer;
  return [{ at, articleId: chosen.article.id, channel: supplier.code, price, currency, quantity }];
}

/** A package on a vehicle: what is chosen of it, and the one press that puts it into the customer's cart. */
export function usePackage(offer: PackageOffer, vehicle: PackageVehicle, mayAdd: boolean) {
  const t = useTranslations("packages");
  const labour = useTranslations("labour");
  const parts = useTranslations("repair.parts");
  const lang = useLocale();
  const format = useFormat();
  const refresh = useRefresh();
  const refusal = usePackageRefusal();
  const nameOf = usePartName();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const names = offer.parts.map(nameOf);
  const wanted = useMemo(
    () =>
      offer.parts.flatMap(({ candidates, ...part }) => {
        if (!candidates) return [];
        const many = new Map(candidates.articles.map((one) => [one.id, one.packs]));
        const packs = ({ id }: Candidate) => many.get(id) ?? part.quantity;
        const best = (asked: readonly Candidate[], offersOf: PartLine["offersOf"]) =>
          firstChoice(part, asked, offersOf, packs);
        const { loose, capacity } = candidates;
        return [{ key: part.at, part: candidates, name: part.label, best, packs, loose, capacity }];
      }),
    [offer],
  );
  const { choose, ...offered } = usePartLines(wanted);
  const lines = offered.lines.map((line) => ({ ...line, name: names[line.key] ?? line.name }));
  const ticked = mayAdd ? offered.ticked : [];
  const works = offer.works.filter(({ at, cents }) => cents !== null && !left.has(at) && !taken.has(at));
  const { busy, run } = useAction(
    (problem) => {
      refresh();
      return refusal(problem);
    },
    { id: "package" },
  );

  function tell({ added, there, refused }: PackageTaken): void {
    const isRefused = (kind: string, at: number) => refused.find((one) => one.kind === kind && one.at === at);
    for (const { key } of ticked) {
      const why = isRefused("part", key);
      choose(key, { outcome: !why ? "added" : why.price === null ? "failed" : { price: why.price } });
    }
    setTaken(new Set([...taken, ...works.flatMap(({ at }) => (isRefused("work", at) ? [] : [at]))]));
    if (added > 0) toast.success(labour("added", { count: added }), { id: "package" });
    if (there.length > 0) toast.info(labour("there", { names: format.list(there) }), { id: "package-there" });
    if (refused.length > 0)
      toast.error(t("refused", { names: format.list(refused.map(({ name }) => name)) }), { id: "package-refused" });
    refresh();
  }

  const take = (): void => {
    const customerId = currentCustomerId();
    if (customerId === null) {
      toast.warning(parts("chooseCustomer"), { id: "add-to-cart" });
      return askForCustomer();
    }
    void run(async () => {
      const asked = works.map(({ at, cents }) => ({ at, seen: cents ?? 0 }));
      const body = { customerId, version: offer.version, ...vehicle, parts: ticked.flatMap(saleOf), works: asked };
      const params = { packageId: String(offer.id) };
      tell(await call("post", "/packages/{packageId}/cart", { params, query: { lang }, body }));
    });
  };
  const toggle = (at: number) => setLeft(new Set(left.has(at) ? [...left].filter((one) => one !== at) : [...left, at]));
  const sums = { parts: mayAdd ? offered.sum : 0, works: worksCents(works) };
  const count = ticked.length + works.length;
  // Pressed before suppliers answer, it would leave behind what they have.
  const waiting = mayAdd && lines.some(({ loading, chosen }) => loading && chosen.offer === null);
  const ofWorks = { chosen: works, taken, toggle };
  return { names, lines, choose, works: ofWorks, busy, waiting, sums, count, take: () => forRightCustomer(take) };
}
