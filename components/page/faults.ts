import type { CallProblem } from "@/lib/api/client";

/** What is wrong with which field, as a code. */
export type Faults<Values> = Partial<Record<keyof Values, string>>;

const said = ["required", "too-long", "email", "characters"] as const;

/** The word under which a fault is told by whoever has none of their own. */
export const faultWord = (code: string) => said.find((one) => one === code) ?? "other";

/** What is missing as a draft wants to hear it: each field under its own name. */
export function faultsOf<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const faults: Partial<Record<Name, string>> = {};
  for (const name of names) faults[name] = name;
  return faults;
}

interface Found<Values> {
  faults: Faults<Values>;
  /** Something is wrong that no control of the form stands for. */
  isMore: boolean;
}

/** The fields that the server found wrong, of those that the form shows; of each the first fault. */
export function faultsIn<Values>({ extra }: CallProblem, form: HTMLFormElement | null): Found<Values> {
  const shown = new Set([...(form?.elements ?? [])].map((control) => control.getAttribute("name")));
  const fields = Array.isArray(extra.fields) ? (extra.fields as { field: string; message: string }[]) : [];
  const own = fields.map(({ field, message }) => [field.split(".").at(-1), message] as const);
  const known = own.filter(([name]) => shown.has(name ?? ""));
  return { faults: Object.fromEntries(known.toReversed()) as Faults<Values>, isMore: known.length < own.length };
}

/** Puts the focus on the first faulty field as the form shows them. */
export function focusFirst(form: HTMLFormElement | null, faults: object): void {
  const controls = [...(form?.elements ?? [])];
  const first = controls.find((one) => (one.getAttribute("name") ?? "") in faults);
  if (first instanceof HTMLElement) first.focus();
}
