import { requireAdministered } from "@/lib/domains/session/members/queries";
import { companyOf, requireJob, requireRight, type Actor } from "@/lib/platform/actor";
import { read, type Tx } from "@/lib/platform/db";
import { listen } from "@/lib/platform/notify";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { settingFields, settingNames, type CompanySettings } from "./fields";
import { settingsOf, settingsOpenTo } from "./rules";
import type { SettingValues } from "./schema";

export const settingsChannel = "company_settings";

const stored = {
  name: "company_settings",
  text: "select name, value from company_setting where company_id = $1",
};

const rememberMs = 1000;
const mostRemembered = 20_000;
type Remembered = { settings: Promise<CompanySettings>; until: number };

/** Settings of the last second. A NOTIFY names the company to forget; a lost connection forgets all. */
const remembered = () =>
  oncePerProcess("company-settings", () => {
    const companies = new Map<number, Remembered>();
    const forget = (payload: string) => void companies.delete(Number(payload));
    listen(settingsChannel, forget, () => companies.clear());
    return companies;
  });

/** What holds for the actor's company, or for one named by its id: at most a second old. What of it is told to whom is the asker's affair. */
export function companySettings(of: Actor | number): Promise<CompanySettings> {
  const companyId = typeof of === "number" ? of : companyOf(of);
  const all = remembered();
  const known = all.get(companyId);
  if (known && known.until > Date.now()) return known.settings;
  if (all.size >= mostRemembered) all.clear();
  const mine = { settings: readSettings(companyId), until: Date.now() + rememberMs };
  all.set(companyId, mine);
  mine.settings.catch(() => {
    if (all.get(companyId) === mine) all.delete(companyId);
  });
  return mine.settings;
}

/** The same read by a transaction's own connection: waiting for another while others wait for its locks would be for ever. */
export async function companySettingsIn(tx: Tx, actor: Actor): Promise<CompanySettings> {
  return settingsOf(await tx.$queryRawUnsafe<{ name: string; value: unknown }[]>(stored.text, companyOf(actor)));
}

async function readSettings(companyId: number): Promise<CompanySettings> {
  return settingsOf(await read<{ name: string; value: unknown }>(stored, [companyId]));
}

const storedAddresses = {
  name: "company_setting_addresses",
  text: "select distinct value #>> '{}' as address from company_setting where name = any($1) and jsonb_typeof(value) = 'string'",
};

/** The addresses in the settings of every company. */
export async function listAddressSettings(actor: Actor): Promise<string[]> {
  requireJob(actor);
  const names = settingNames.filter((name) => settingFields[name].kind === "address");
  return (await read<{ address: string }>(storedAddresses, [names])).map(({ address }) => address);
}

/** The settings of a company that the actor administers, those alone that their rights open. */
export async function getCompanySettings(
  actor: Actor,
  { companyId }: { companyId: number },
): Promise<{ values: SettingValues }> {
  requireRight(actor, "UsersAdmin");
  const mine = await requireAdministered(actor, { companyId }, "UsersAdmin");
  const settings = await readSettings(companyId);
  return { values: Object.fromEntries(settingsOpenTo(mine).map((name) => [name, settings[name]])) };
}
