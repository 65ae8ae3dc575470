import { requireJob, type Actor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { passSigner } from "@/lib/providers/wallet";

interface Waiting {
  companyId: number;
  serial: string;
  device: string;
  pushToken: string;
  version: number;
}

const round = 200;

/** Tells phones of passes that have changed since they were told; those that cannot be reached are tried in the next round. */
export async function tellDevices(actor: Actor): Promise<void> {
  requireJob(actor);
  const waiting = await prisma().$queryRaw<Waiting[]>`
    select d.company_id as "companyId", d.serial, d.device, d.push_token as "pushToken", p.version
    from pass_device d join pass p on p.company_id = d.company_id and p.serial = d.serial
    where d.told_version < p.version order by p.updated_at limit ${round}`;
  if (waiting.length === 0) return;
  const signer = await passSigner();
  for (const one of waiting) {
    const { companyId, serial, device, pushToken, version } = one;
    const where = { companyId, serial, device };
    try {
      if ((await signer.push(pushToken)) === "gone") await prisma().passDevice.deleteMany({ where });
      else await prisma().passDevice.updateMany({ where, data: { toldVersion: version } });
    } catch (error) {
      log.warn({ err: error, serial }, "a phone could not be told of a pass");
    }
  }
}
