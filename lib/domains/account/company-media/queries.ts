import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { findVideo, videoBytes } from "@/lib/platform/videos/store";
import type { CompanyMedia } from "./schema";

const media = {
  name: "company_media",
  text: `select c.cover, case when v.id is not null then json_build_object('filename', v.id, 'type', v.type) end as video
    from company c left join video v on v.company_id = c.id and v.id = c.video where c.id = $1`,
};

/** The cover and the video of the session's company. */
export async function getCompanyMedia(actor: Actor): Promise<CompanyMedia> {
  requireUser(actor);
  const [row] = await read<CompanyMedia>(media, [companyOf(actor)]);
  return row ?? { cover: null, video: null };
}

/** A video of the session's company, its bytes read when they are asked for; null for any other id. */
export async function findCompanyVideo(actor: Actor, { id }: { id: string }) {
  requireUser(actor);
  const found = await findVideo(actor, id);
  return found && { ...found, bytes: (range: { from: number; to: number }) => videoBytes(actor, id, range) };
}
