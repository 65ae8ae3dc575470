import { randomBytes } from "node:crypto";
import { app } from "@/lib/api/app";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { prisma } from "@/lib/platform/db";
import { rights as allRights, type Right } from "@/lib/shared/rights";

interface Wanted {
  rights?: readonly Right[];
  /** Whether the user may update the company's stock group. */
  canUpdate?: boolean;
}

/** A company of its own with one signed-in user: tests never share rows. Every right unless named. */
export async function makeCompany({ rights = allRights, canUpdate = true }: Wanted = {}) {
  const mark = randomBytes(8).toString("hex");
  const company = await prisma().company.create({ data: { name: `Garage ${mark}`, siren: "987650124" } });
  const user = await prisma().user.create({ data: { email: `${mark}@etabli.test`, name: `Person ${mark}` } });
  await prisma().membership.create({ data: { companyId: company.id, userId: user.id, rights: [...rights] } });
  const group = await prisma().stockGroup.create({
    data: { companyId: company.id, name: "Stock" },
    select: { id: true },
  });
  await prisma().stockGroupMember.create({
    data: { companyId: company.id, stockGroupId: group.id, userId: user.id, canUpdate },
  });
  const token = randomBytes(32).toString("base64url");
  await createSession({ token, userId: user.id, companyId: company.id, kind: "bearer", userAgent: null });
  return {
    companyId: company.id,
    userId: user.id,
    stockGroupId: group.id,
    email: user.email,
    token,
    ...clientOf(token),
  };
}

interface Place {
  companyId: number;
  stockGroupId: number;
}

/** A colleague: another signed-in user of the same company and stock group, with every right unless named. */
export async function secondUser({ companyId, stockGroupId }: Place, rights: readonly Right[] = allRights) {
  const mark = randomBytes(8).toString("hex");
  const user = await prisma().user.create({ data: { email: `${mark}@etabli.test`, name: `Person ${mark}` } });
  await prisma().membership.create({ data: { companyId, userId: user.id, rights: [...rights] } });
  await prisma().stockGroupMember.create({ data: { companyId, stockGroupId, userId: user.id, canUpdate: true } });
  const token = randomBytes(32).toString("base64url");
  await createSession({ token, userId: user.id, companyId, kind: "bearer", userAgent: null });
  return { userId: user.id, token, ...clientOf(token) };
}

/** Calls in process with the token, or with none. */
export function clientOf(token?: string) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const json: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    const init = {
      method,
      headers: { ...authorization, ...json, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    return Promise.resolve(app.request(`/api${path}`, init));
  };
  return {
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send("POST", path, body ?? {}, headers),
    del: (path: string, headers?: Record<string, string>) => send("DELETE", path, undefined, headers),
  };
}
