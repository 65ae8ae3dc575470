import { Problem, unavailable } from "@/lib/platform/problems";
import { oeCatalogue } from "@/lib/providers/oe-catalogue";
import type { OeCatalogue } from "@/lib/providers/oe-catalogue/port";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { isLate } from "@/lib/providers/http/late";

/** What the makers' catalogue of this installation answers; its failures as problems whose codes begin with "oe-". */
export const askOeCatalogue = <Found>(ask: (catalogue: OeCatalogue) => Promise<Found>): Promise<Found> =>
  ask(oeCatalogue()).catch((error: unknown) => Promise.reject(asProblem(error)));

const said = "The service returned an error.";

function asProblem(error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  if (error.kind === "limited") return unavailable("oe-limited", `${said} Its quota is used up for the moment.`);
  if (error.kind === "bad data") return new Problem(502, "oe-bad-data", `${said} It cannot be read.`);
  if (isLate(error)) return unavailable("oe-late", `${said} It did not answer in time.`);
  return unavailable("oe-unavailable", said);
}
