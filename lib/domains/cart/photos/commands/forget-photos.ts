import { companyOf, requireJob, requireRight, type Actor } from "@/lib/platform/actor";
import { prisma, type Tx } from "@/lib/platform/db";

/** Deletes a photograph that neither a quote nor a line of the customer's cart names any more. */
export async function forgetLoosePhoto(
  actor: Actor,
  { customerId, photo }: { customerId: number; photo: string },
  tx: Tx,
): Promise<void> {
  requireRight(actor, "cart");
  await tx.$executeRaw`with gone as (
      delete from line_photo p where p.company_id = ${companyOf(actor)} and p.customer_id = ${customerId} and p.id = ${photo}
        and not p.quoted and not line_photo_named(p) returning p.company_id, p.id, p.small)
    delete from picture p using gone g where p.company_id = g.company_id and p.id in (g.id, g.small)`;
}

/** Deletes the photographs of lines that have left their cart without a quote: by order, by removal, with their customer. */
export async function forgetLoosePhotos(actor: Actor): Promise<void> {
  requireJob(actor);
  await prisma().$executeRaw`with gone as (
      delete from line_photo p where not p.quoted and p.created_at < now() - interval '1 day' and not line_photo_named(p)
        returning p.company_id, p.id, p.small)
    delete from picture p using gone g where p.company_id = g.company_id and p.id in (g.id, g.small)`;
}

/** Keeps photographs for good, as a quote is made of their lines; answers those that are there. */
export async function keepPhotos(
  actor: Actor,
  { customerId, photos }: { customerId: number; photos: readonly string[] },
  tx: Tx,
): Promise<Set<string>> {
  requireRight(actor, "cart");
  if (photos.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ id: string }[]>`update line_photo set quoted = true
    where company_id = ${companyOf(actor)} and customer_id = ${customerId} and id = any(${[...photos]}) returning id`;
  return new Set(rows.map(({ id }) => id));
}
