import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { oncePerProcess } from "@/lib/platform/shared-state";

const rememberMs = 1000;
const mostRemembered = 5000;

const anything = {
  name: "corrections_any",
  text: `select exists (select from hidden_article where company_id = $1)
      or exists (select from given_attribute where company_id = $1)
      or exists (select from given_mandatory where company_id = $1) as corrected`,
};

interface Remembered {
  knows: Promise<boolean>;
  until: number;
}
const remembered = () => oncePerProcess("catalogue-corrections", () => new Map<number, Remembered>());

/** Whether the actor's company corrected anything of the catalogue, at most a second old. */
export function companyKnows(actor: Actor): Promise<boolean> {
  requireUser(actor);
  const companyId = companyOf(actor);
  const state = remembered();
  const known = state.get(companyId);
  if (known && known.until > Date.now()) return known.knows;
  if (state.size > mostRemembered) state.clear();
  const knows = read<{ corrected: boolean }>(anything, [companyId]).then(([row]) => row?.corrected ?? false);
  const mine = { knows, until: Date.now() + rememberMs };
  state.set(companyId, mine);
  knows.catch(() => {
    if (state.get(companyId) === mine) state.delete(companyId);
  });
  return knows;
}

/** Called once a correction is committed: the writer's own process sees it at once. */
export function forgetCompany(actor: Actor): void {
  remembered().delete(companyOf(actor));
}
