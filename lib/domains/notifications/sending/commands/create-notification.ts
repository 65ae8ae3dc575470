import { randomBytes } from "node:crypto";
import { getFrameVerdict } from "@/lib/domains/apps/frames/commands";
import { findUserName } from "@/lib/domains/session/users/queries";
import { companyOf, hasRight, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { callJob } from "@/lib/platform/call-job";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { denied, invalid } from "@/lib/platform/problems";
import { instantOf } from "@/lib/shared/wall-time";
import { usualLifeMs } from "../../rules";
import type { NotificationInput } from "../../schema";
import { countReach } from "../audience";
import { refuseFaults } from "../refuse-faults";
import { sendingJob } from "./send-due";

/** What is stored of an input: its recipients and times as they hold. */
interface Prepared {
  users: number[];
  sendAt: Date;
  expiresAt: Date;
  usersCount: number;
}

/**
 * Schedules a notification, which a job sends when its time has come: at once without one. A test goes to its author alone.
 * Answers its id and how many people it reaches by now. 403 for a target or access that the actor may not choose, 404 for a
 * person whom they may not write to, 400 for what cannot be sent.
 */
export async function createNotification(
  actor: Actor,
  { key, ...input }: NotificationInput & { key: string | null },
): Promise<{ id: string; usersCount: number }> {
  requireRight(actor, "NotificationSender");
  const isFree = input.target !== "slide-rse" || input.public === "public";
  if (isFree && !hasRight(actor, "urlFreestyle")) throw denied();
  return once(
    actor,
    { key, body: input },
    { prepare: () => prepare(actor, input), write: (prepared, tx) => store(actor, { input, prepared }, tx) },
  );
}

async function prepare(actor: Actor, input: NotificationInput): Promise<Prepared> {
  const now = new Date();
  const sendAt = (!input.test && input.sendAt && instantOf(input.sendAt)) || now;
  const expiresAt =
    (input.expiresAt && instantOf(input.expiresAt)) ||
    new Date(Math.max(sendAt.getTime(), now.getTime()) + usualLifeMs);
  refuseFaults(input, { sendAt, expiresAt, now });
  const users = input.test ? [userOf(actor) ?? 0] : [...new Set(input.users)];
  const audience = input.test ? { targetTags: [], groups: [], users } : { ...input, users };
  const usersCount = await countReach(actor, audience);
  if (usersCount === 0 && sendAt.getTime() <= now.getTime())
    throw invalid("nobody-reached", "Nobody would receive this notification.");
  // Whether the site may be framed is asked once, before anybody opens it.
  if (input.target !== "redirect") await getFrameVerdict(actor, { address: input.targetUrl });
  return { users, sendAt, expiresAt, usersCount };
}

async function store(
  actor: Actor,
  { input, prepared }: { input: NotificationInput; prepared: Prepared },
  tx: Tx,
): Promise<{ id: string; usersCount: number }> {
  const { users, sendAt, expiresAt, usersCount } = prepared;
  const { title, text, target, category, image, icon, test: isTest } = input;
  const id = randomBytes(16).toString("base64url");
  const senderName = (await findUserName(actor, tx)) ?? "";
  await tx.notification.create({
    data: {
      ...{ id, title, text, target, category, image, icon, isTest, sendAt, expiresAt, senderName },
      ...{ companyId: companyOf(actor), createdBy: userOf(actor), url: input.targetUrl },
      ...{ isPublic: input.public === "public", people: users },
      ...{ families: isTest ? [] : [...new Set(input.targetTags)], groups: isTest ? [] : [...new Set(input.groups)] },
    },
    select: { id: true },
  });
  await audit(actor, tx, { action: "create", entity: "notification", entityId: id, detail: { name: title } });
  await callJob(tx, sendingJob, sendAt);
  return { id, usersCount };
}
