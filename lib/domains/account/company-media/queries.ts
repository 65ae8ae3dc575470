import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { findVideo, videoBytes } from "@/lib/domains/files/videos/queries";
import type { CompanyMedia } from "./schema";

const media = { name: "company_media", text: "select cover, video from company where id = $1" };

/** The cover and the video of the session's company. */
export async function getCompanyMedia(actor: Actor): Promise<CompanyMedia> {
  requireUser(actor);
  const [row] = await read<{ cover: string | null; video: string | null }>(media, [companyOf(actor)]);
  const video = row?.video ? await findVideo(actor, row.video) : null;
  return { cover: row?.cover ?? null, video: row?.video && video ? { filename: row.video, type: video.type } : null };
}

/** A video of the session's company, its bytes read when they are asked for; null for any other id. */
export async function findCompanyVideo(actor: Actor, { id }: { id: string }) {
  requireUser(actor);
  const found = await findVideo(actor, id);
  return found && { ...found, bytes: (range: { from: number; to: number }) => videoBytes(actor, id, range) };
}
