import { randomInt } from "node:crypto";
import { listParticipants } from "@/lib/domains/portal/trainings/queries";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { defaultCompanyId } from "@/lib/domains/session/rules";
import type { Actor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { isoDateIn } from "@/lib/shared/dates";
import type { Training } from "@/lib/domains/portal/trainings/schema";
import type { Right } from "@/lib/shared/rights";
import { makeCompany, secondUser } from "@/tests/support/company";

type Client = Pick<Awaited<ReturnType<typeof makeCompany>>, "get" | "post" | "del">;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  company = await makeCompany();
});

async function actorOf({ token }: { token: string }): Promise<Actor> {
  const actor = await findActor(token);
  if (!actor) throw new Error("nobody");
  return actor;
}

/** The day that begins in Paris so many days from now. */
const inDays = (days: number) => new Date(isoDateIn(new Date(Date.now() + days * 86_400_000), "Europe/Paris"));

/** A course of its own, with a session on each of the days from now. */
async function makeTraining(places: number | null, ...days: number[]) {
  const id = 1_000_000 + randomInt(1_000_000_000);
  const titles = { fr: "Essai", en: "Trial" };
  await prisma().training.create({ data: { id, titles, days: 1, hours: 7, format: "classroom", places } });
  for (const day of days)
    await prisma().trainingSession.create({ data: { trainingId: id, day: inDays(day), city: "Lyon" } });
  const sessions = await prisma().trainingSession.findMany({ where: { trainingId: id }, orderBy: { day: "asc" } });
  return { id, sessions: sessions.map((one) => one.id) };
}

const take = (who: Client, id: number, sessionId: number | undefined) =>
  who.post(`/trainings/${id}/enrolment`, { sessionId });
const look = async (who: Client, id: number) => (await (await who.get(`/trainings/${id}`)).json()) as Training;
const seen = async (who: Client, id: number) => (await look(who, id)).sessions.map(({ left, mine }) => [left, mine]);

describe("a place in a course", () => {
  it("is taken, kept for the person alone, and given back", async () => {
    const { id, sessions } = await makeTraining(12, 10);
    const colleague = await secondUser(company);
    expect((await take(company, id, sessions[0])).status).toBe(200);
    expect(await seen(company, id)).toEqual([[11, true]]);
    expect(await seen(colleague, id)).toEqual([[11, false]]);
    expect(await seen(await makeCompany(), id)).toEqual([[11, false]]);
    expect((await take(company, id, sessions[0])).status).toBe(200);
    expect(await seen(company, id)).toEqual([[11, true]]);
    expect((await colleague.del(`/trainings/${id}/enrolment`)).status).toBe(200);
    expect(await seen(company, id)).toEqual([[11, true]]);
    expect((await company.del(`/trainings/${id}/enrolment`)).status).toBe(200);
    expect(await seen(company, id)).toEqual([[12, false]]);
  });

  it("is one of a course: another day stands in for the first", async () => {
    const { id, sessions } = await makeTraining(3, 10, 20);
    await take(company, id, sessions[0]);
    await take(company, id, sessions[1]);
    expect(await seen(company, id)).toEqual([
      [3, false],
      [2, true],
    ]);
  });

  it("is never given twice when ten press at once for the last one", async () => {
    const { id, sessions } = await makeTraining(1, 10);
    const people = await Promise.all(Array.from({ length: 10 }, () => makeCompany()));
    const answers = await Promise.all(people.map((one) => take(one, id, sessions[0])));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: "full" });
    expect(await prisma().trainingEnrolment.count({ where: { sessionId: sessions[0] } })).toBe(1);
  });

  it("stays with whoever has it while another day is full", async () => {
    const { id, sessions } = await makeTraining(1, 10, 20);
    await take(company, id, sessions[0]);
    await take(await secondUser(company), id, sessions[1]);
    expect((await take(company, id, sessions[1])).status).toBe(409);
    expect(await seen(company, id)).toEqual([
      [0, true],
      [0, false],
    ]);
  });

  it("has no end where a course has no places", async () => {
    const { id, sessions } = await makeTraining(null, 10);
    expect((await take(company, id, sessions[0])).status).toBe(200);
    expect(await seen(company, id)).toEqual([[null, true]]);
  });

  it("is neither taken nor given back on the day of the course", async () => {
    const { id, sessions } = await makeTraining(5, 0);
    const answer = await take(company, id, sessions[0]);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "begun" }]);
    const own = { sessionId: sessions[0] ?? 0, companyId: company.companyId, userId: company.userId };
    await prisma().trainingEnrolment.create({ data: { ...own, person: "x", email: company.email } });
    await company.del(`/trainings/${id}/enrolment`);
    expect(await seen(company, id)).toEqual([[4, true]]);
  });

  it("is of its own course, and of courses that there are", async () => {
    const [one, other] = [await makeTraining(5, 10), await makeTraining(5, 10)];
    expect((await take(company, one.id, other.sessions[0])).status).toBe(404);
    expect((await take(company, 999_999, one.sessions[0])).status).toBe(404);
    expect((await company.get("/trainings/999999")).status).toBe(404);
    expect((await take(company, one.id, undefined)).status).toBe(400);
  });

  it("leaves a row in the trail", async () => {
    const { id, sessions } = await makeTraining(5, 10);
    await take(company, id, sessions[0]);
    await company.del(`/trainings/${id}/enrolment`);
    const rows = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, entity: "training", entityId: String(id) },
      orderBy: { id: "asc" },
    });
    expect(rows.map(({ action, userId }) => [action, userId])).toEqual([
      ["add", company.userId],
      ["remove", company.userId],
    ]);
  });
});

it("who comes is told to the organiser alone, of every company", async () => {
  const { id, sessions } = await makeTraining(5, 10);
  await take(company, id, sessions[0]);
  await take(await makeCompany(), id, sessions[0]);
  const inHouse = async (...rights: Right[]) =>
    actorOf(await secondUser({ companyId: defaultCompanyId, stockGroupId: 1 }, rights));
  const all = await listParticipants(await inHouse("CaiaApp", "LMS", "LMSEditor"), { id });
  expect(all.map(({ email }) => email)).toContain(company.email);
  expect([all.length, new Set(all.map((one) => one.company)).size]).toEqual([2, 2]);
  for (const other of [await inHouse("CaiaApp", "LMS"), await actorOf(company)])
    await expect(listParticipants(other, { id })).rejects.toMatchObject({ status: 403 });
});

it("courses are for who reads a home page", async () => {
  const stranger = await secondUser(company, ["CaiaApp", "cart"]);
  const { id, sessions } = await makeTraining(5, 10);
  const statuses = [
    (await stranger.get("/trainings")).status,
    (await stranger.get(`/trainings/${id}`)).status,
    (await take(stranger, id, sessions[0])).status,
    (await stranger.del(`/trainings/${id}/enrolment`)).status,
  ];
  expect(statuses).toEqual([403, 403, 403, 403]);
  const reader = await secondUser(company, ["CaiaApp", "LMS"]);
  const all = (await (await reader.get("/trainings?lang=en")).json()) as Training[];
  expect(all.find(({ id: number }) => number === 2)).toMatchObject({
    ...{ title: "Electric vehicles: B2VL BCL", days: 2, hours: 14, certificate: true, places: 12 },
  });
  expect(all.find(({ id: number }) => number === 27)?.sessions.every(({ left }) => left === null)).toBe(true);
});
