import { lockCompany } from "@/lib/domains/account/companies/commands";
import { requireAdministered } from "@/lib/domains/session/members/queries";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { conflict, Problem } from "@/lib/platform/problems";
import { settingNames, type CompanyFamily, type CompanySettings, type SettingName, type SettingValue } from "./fields";
import { judgeSetting, mayChange, sameSetting, settingsOf, settingsOpenTo } from "./rules";
import { settingsChannel } from "./queries";
import type { SettingsChange, SettingValues } from "./schema";

type Wanted = SettingsChange & { companyId: number };
interface Change {
  name: SettingName;
  before: SettingValue;
  after: SettingValue;
}

/** Sets what was sent and leaves the rest; 409 with what stands when a setting is not what the changer saw. */
export async function changeCompanySettings(
  actor: Actor,
  { companyId, values, seen }: Wanted,
): Promise<{ values: SettingValues }> {
  requireRight(actor, "UsersAdmin");
  const mine = await requireAdministered(actor, { companyId }, "UsersAdmin");
  const open = settingsOpenTo(mine);
  return prisma().$transaction(async (tx) => {
    await lockCompany(companyId, tx);
    const rows = await tx.companySetting.findMany({ where: { companyId }, select: { name: true, value: true } });
    const stands = settingsOf(rows);
    const wanted = settingNames.filter((name) => values[name] !== undefined);
    const changes = wanted.flatMap((name) => changeOf(name, stands[name], values[name]));
    const foreign = changes.filter(({ name, before, after }) => !mayChange(name, before, after, mine));
    if (foreign.length > 0)
      throw new Problem(403, "not-your-setting", "Only an administrator of the company changes these settings.", {
        settings: foreign.map(({ name }) => name),
      });
    const moved = wanted.filter((name) => seen?.[name] !== undefined && !sameSetting(seen[name], stands[name]));
    if (moved.length > 0)
      throw conflict("settings-changed", "Somebody else changed these settings.", { values: shownOf(open, stands) });
    for (const change of changes) await store(actor, tx, { companyId, ...change });
    if (changes.length > 0) await notify(settingsChannel, String(companyId), tx);
    const after = Object.fromEntries(changes.map(({ name, after: value }) => [name, value]));
    return { values: shownOf(open, { ...stands, ...after }) };
  });
}

const shownOf = (open: readonly SettingName[], settings: CompanySettings): SettingValues =>
  Object.fromEntries(open.map((name) => [name, settings[name]]));

function changeOf(name: SettingName, before: SettingValue, sent: unknown): Change[] {
  const judged = judgeSetting(name, sent);
  return "value" in judged && !sameSetting(judged.value, before) ? [{ name, before, after: judged.value }] : [];
}

/** Makes a company one of a family, or takes it out; part of the verb that decides it. */
export async function setFamily(
  actor: Actor,
  { companyId, family, belongs }: { companyId: number; family: CompanyFamily; belongs: boolean },
  tx: Tx,
): Promise<void> {
  requireRight(actor, "admin");
  await lockCompany(companyId, tx);
  const rows = await tx.companySetting.findMany({ where: { companyId }, select: { name: true, value: true } });
  const { families: before } = settingsOf(rows);
  const others = before.filter((one) => one !== family);
  const judged = judgeSetting("families", belongs ? [...others, family] : others);
  if (!("value" in judged) || sameSetting(judged.value, before)) return;
  await store(actor, tx, { companyId, name: "families", before, after: judged.value });
  await notify(settingsChannel, String(companyId), tx);
}

/** One row of the trail for each setting, so that it can be found by its name. */
async function store(
  actor: Actor,
  tx: Tx,
  { companyId, name, before, after }: Change & { companyId: number },
): Promise<void> {
  const value = JSON.stringify(after);
  await tx.$executeRaw`
    insert into company_setting (company_id, name, value, updated_at) values (${companyId}, ${name}, ${value}::jsonb, now())
    on conflict (company_id, name) do update set value = excluded.value, updated_at = now()`;
  const detail = { before: told(before), after: told(after) };
  await audit(actor, tx, { companyId, action: "change", entity: "company-setting", entityId: name, detail });
}

const told = (value: SettingValue) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? `${value.latitude}, ${value.longitude}`
    : value;
