import { getUserInfo } from "@/lib/domains/session/queries/get-user-info";
import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { conflict, denied, notFound } from "@/lib/platform/problems";
import { requireTrainee, todayInParis } from "./queries";
import { takesPeople } from "./rules";

interface Locked {
  places: number | null;
}

/** Whoever takes a place of a course waits here for the one before: two never take the last. 404 for no course. */
async function lockTraining(tx: Tx, id: number): Promise<Locked> {
  const [found] = await tx.$queryRaw<Locked[]>`select places from training where id = ${id} for update`;
  if (!found) throw notFound();
  return found;
}

interface Place {
  day: string;
  taken: number;
  mine: boolean;
}

async function findPlace(tx: Tx, actor: Actor, { id, sessionId }: { id: number; sessionId: number }): Promise<Place> {
  const [found] = await tx.$queryRaw<Place[]>`
    select to_char(s.day, 'YYYY-MM-DD') as day,
      (select count(*)::int from training_enrolment e where e.session_id = s.id) as taken,
      exists (select from training_enrolment e where e.company_id = ${companyOf(actor)} and e.session_id = s.id
        and e.user_id = ${userOf(actor)}) as mine
    from training_session s where s.id = ${sessionId} and s.training_id = ${id}`;
  if (!found) throw notFound();
  return found;
}

const dropOwn = (tx: Tx, actor: Actor, id: number): Promise<number> =>
  tx.$executeRaw`delete from training_enrolment e using training_session s
    where s.id = e.session_id and s.training_id = ${id} and s.day > ${todayInParis()}::date
      and e.company_id = ${companyOf(actor)} and e.user_id = ${userOf(actor)}`;

/**
 * Enrols the actor in a session of a course, in place of another session of the same course. 409 "full" when no place is
 * left, 409 "begun" from its first day on; 404 for a session of another course.
 */
export async function enrol(actor: Actor, { id, sessionId }: { id: number; sessionId: number }): Promise<void> {
  requireTrainee(actor);
  if (userOf(actor) === null) throw denied();
  const { name, email, userId } = await getUserInfo(actor);
  await inTransaction(undefined, async (tx) => {
    const { places } = await lockTraining(tx, id);
    const { day, taken, mine } = await findPlace(tx, actor, { id, sessionId });
    if (mine) return;
    if (!takesPeople(day, todayInParis())) throw conflict("begun", "This course has begun.", { day });
    if (places !== null && taken >= places) throw conflict("full", "No place is left in this course.", { day });
    await dropOwn(tx, actor, id);
    await tx.trainingEnrolment.create({
      data: { companyId: companyOf(actor), sessionId, userId, person: name, email },
      select: { id: true },
    });
    await audit(actor, tx, { action: "add", entity: "training", entityId: id, detail: { dateFrom: day } });
  });
}

/** Withdraws the actor from a course, where it has not begun; nothing happens where they are not enrolled. */
export async function withdraw(actor: Actor, { id }: { id: number }): Promise<void> {
  requireTrainee(actor);
  await inTransaction(undefined, async (tx) => {
    await lockTraining(tx, id);
    if ((await dropOwn(tx, actor, id)) > 0)
      await audit(actor, tx, { action: "remove", entity: "training", entityId: id });
  });
}
