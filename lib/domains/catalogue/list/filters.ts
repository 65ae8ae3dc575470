import type { Fit } from "../fit/schema";

/** What takes articles out of a list: two filters, and the company's own experts. */
const filterReasons = ["engineCode", "date"] as const;
export const hideReasons = [...filterReasons, "expert"] as const;
export type HideReason = (typeof hideReasons)[number];

/** The filters apply only to lists of more than this many articles. */
export const filtersNeedMoreThan = 2;

/** The filter that an article fails: its engine codes or its construction dates exclude the vehicle; null when none does. */
export function failedFilter(fit: Fit): HideReason | null {
  const fails = (reason: HideReason) => fit.criteria.some(({ key, verdict }) => key === reason && verdict === "no");
  return filterReasons.find(fails) ?? null;
}

/** Per article the reason why the list hides it at first, or null; in lists of two or fewer the filters hide nothing. */
export function hiddenReasons(
  fits: readonly Fit[],
  byExpert: (at: number) => boolean = () => false,
): (HideReason | null)[] {
  const filtered = fits.length > filtersNeedMoreThan;
  return fits.map((fit, at) => (byExpert(at) ? "expert" : filtered ? failedFilter(fit) : null));
}

/** How many articles each filter hides, in the filters' order, filters that hide nothing left out. */
export function countHidden(reasons: readonly (HideReason | null)[]): { reason: HideReason; count: number }[] {
  return hideReasons
    .map((reason) => ({ reason, count: reasons.filter((one) => one === reason).length }))
    .filter(({ count }) => count > 0);
}
