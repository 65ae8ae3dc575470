import { companyOf, onlyCustomer, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { printedPicture } from "@/lib/platform/pictures";
import { loadBytes, type Lying } from "../load-bytes";

/** Pictures of people are seen in every company of theirs; a customer sees their own and what was photographed for them. */
const seen = {
  name: "picture",
  text: `select bytes, object, size, sha256 from picture p where id = $2 and case when $3::int is null
    then company_id = $1 or exists (select from "user" u join membership m on m.user_id = u.id
      where u.id = p.user_id and u.picture = p.id and m.company_id = $1)
    else company_id = $1
      and (exists (select from customer c where c.company_id = p.company_id and c.id = $3 and c.picture = p.id)
        or exists (select from line_photo l
          where l.company_id = p.company_id and l.customer_id = $3 and p.id in (l.id, l.small))) end`,
};

/**
 * A picture of the actor's company or of a colleague as WebP, to a companion page its customer's own; null for any other
 * id.
 */
export const findPicture = (actor: Actor, id: string): Promise<Buffer | null> =>
  loadBytes(async () => (await read<Lying>(seen, [companyOf(actor), id, onlyCustomer(actor)]))[0]);

const own = {
  name: "picture_own",
  text: "select bytes, object, size, sha256 from picture where company_id = $1 and id = $2",
};

/** Pictures of the actor's company for paper, which knows no WebP: JPEG of so many pixels a side as base64, by their ids. */
export async function printPictures(
  actor: Actor,
  { ids, side }: { ids: readonly string[]; side: number },
): Promise<Record<string, string>> {
  const printed: Record<string, string> = {};
  for (const id of new Set(ids)) {
    const bytes = await loadBytes(async () => (await read<Lying>(own, [companyOf(actor), id]))[0]);
    if (bytes) printed[id] = (await printedPicture(bytes, side)).toString("base64");
  }
  return printed;
}
