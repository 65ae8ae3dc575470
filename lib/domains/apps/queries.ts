import { companySettings } from "@/lib/domains/account/settings/queries";
import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { env } from "@/lib/platform/env";
import { getFrameVerdict } from "./frames/commands";
import { boxName, companyAppNames, companyApps, placeOfApp, type AppPlace, type CompanyAppName } from "./rules";

/** The apps of the actor's company whose entries they see; one without an address is there for administrators, who give it one. */
export async function listCompanyApps(actor: Actor): Promise<(CompanyAppName | typeof boxName)[]> {
  requireUser(actor);
  const settings = await companySettings(actor);
  const isAdmin = hasRight(actor, "admin");
  const open = companyAppNames.filter((name) => {
    const { setting, right } = companyApps[name];
    return hasRight(actor, right) && (settings[setting] !== null || isAdmin);
  });
  return settings.myBox === null ? open : [...open, boxName];
}

/** Where an app of the actor's company is shown; null where its settings name no address. */
export async function findCompanyApp(actor: Actor, { name }: { name: CompanyAppName }): Promise<AppPlace | null> {
  requireUser(actor);
  const { setting, right } = companyApps[name];
  if (!hasRight(actor, right)) return null;
  const address = (await companySettings(actor))[setting];
  return address === null ? null : placeOf(actor, address);
}

/** Where an address is shown, by what its site says of frames; it is asked without what the address tells of a vehicle. */
export async function placeOf(
  actor: Actor,
  address: string,
  { asked = address }: { asked?: string } = {},
): Promise<AppPlace> {
  requireUser(actor);
  const isSecure = env().NEXTAUTH_URL.startsWith("https:");
  const heard = await getFrameVerdict(actor, { address: asked });
  return placeOfApp(address, { verdict: heard?.verdict ?? null, isSecure });
}
