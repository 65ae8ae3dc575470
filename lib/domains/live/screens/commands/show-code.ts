import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { inTransaction } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { notFound, unprocessable } from "@/lib/platform/problems";
import { codeShownSeconds, isOneTimeLink } from "../rules";

interface Shown {
  url: string;
  checked: boolean;
  selectedScreen: number;
}

/** Shows an address as a QR code on a screen of the company for a moment, or takes it away; never one that signs in. */
export async function showScreenCode(actor: Actor, { url, checked, selectedScreen: id }: Shown): Promise<void> {
  requireUser(actor);
  if (isOneTimeLink(url)) throw unprocessable("one-time-link", "An address that signs in is shown on no screen.");
  const companyId = companyOf(actor);
  await inTransaction(undefined, async (tx) => {
    const seconds = checked ? codeShownSeconds : 0;
    const found = await tx.$executeRaw`
      update screen set code_url = ${checked ? url : null}::text, code_until = now() + make_interval(secs => ${seconds}::int)
      where company_id = ${companyId} and id = ${id}`;
    if (found === 0) throw notFound();
    await publish(tx, { kind: "Screen Data", companyId, screenId: id, data: { screenId: id, url, checked } });
  });
}
