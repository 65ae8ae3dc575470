import { prisma } from "@/lib/platform/db";
import type { Pass } from "../schema";

type Held = Pick<Pass, "companyId" | "serial" | "version">;

/** A phone that has proved to hold a pass wants to hear of it; true when it is new. */
export async function registerDevice(
  pass: Held,
  { device, pushToken }: { device: string; pushToken: string },
): Promise<boolean> {
  const { companyId, serial, version } = pass;
  const [row] = await prisma().$queryRaw<{ made: boolean }[]>`
    insert into pass_device (company_id, serial, device, push_token, told_version)
    values (${companyId}, ${serial}, ${device}, ${pushToken}, ${version})
    on conflict (company_id, serial, device) do update set push_token = excluded.push_token
    returning xmax = 0 as made`;
  return row?.made ?? false;
}

/** The phone has thrown the pass away. */
export async function unregisterDevice({ companyId, serial }: Held, { device }: { device: string }): Promise<void> {
  await prisma().passDevice.deleteMany({ where: { companyId, serial, device } });
}
