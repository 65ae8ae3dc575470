import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { defaultCompanyId } from "@/lib/domains/session/rules";
import { companyOf, hasRight, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { denied, notFound } from "@/lib/platform/problems";
import { isoDateIn } from "@/lib/shared/dates";
import { textIn, type Language } from "@/lib/shared/languages";
import { pageRights } from "@/lib/shared/page-rights";
import { leftOf, takesPeople } from "./rules";
import type { Participant, Training } from "./schema";

type Texts = Partial<Record<string, string>>;
type Row = Omit<Training, "title" | "text" | "sessions"> & {
  titles: Texts;
  texts: Texts;
  sessions: { id: number; day: string; city: string; taken: number; mine: boolean }[];
};

// $1 and $2 whose own enrolments are told, $3 today, $4 one course or null for all.
const trainings = {
  name: "trainings",
  text: `select t.id, t.titles, t.texts, t.days, t.hours, t.format, t.certificate, t.places,
      coalesce((select json_agg(json_build_object('id', s.id, 'day', s.day, 'city', s.city,
          'taken', (select count(*)::int from training_enrolment e where e.session_id = s.id),
          'mine', exists (select from training_enrolment e
            where e.company_id = $1 and e.session_id = s.id and e.user_id = $2)) order by s.day, s.id)
        from training_session s where s.training_id = t.id and s.day >= $3::date), '[]') as sessions
    from training t where $4::int is null or t.id = $4 order by t.id`,
};

/** First line of what concerns courses: the right of their page. */
export const requireTrainee = (actor: Actor): void => requireRight(actor, ...pageRights("/trainings"));

export const todayInParis = (): string => isoDateIn(new Date(), "Europe/Paris");

async function readTrainings(actor: Actor, id: number | null, lang: Language): Promise<Training[]> {
  const today = todayInParis();
  const rows = await read<Row>(trainings, [companyOf(actor), userOf(actor), today, id]);
  return rows.map(({ titles, texts, sessions, ...row }) => ({
    ...row,
    ...{ title: textIn(titles, lang) ?? "", text: textIn(texts, lang) ?? "" },
    sessions: sessions.map(({ taken, ...one }) => ({
      ...one,
      ...{ left: leftOf(row.places, taken), open: takesPeople(one.day, today) },
    })),
  }));
}

/** Every course with the days on which it begins from today on. */
export async function listTrainings(actor: Actor, { lang }: { lang: Language }): Promise<Training[]> {
  requireTrainee(actor);
  return readTrainings(actor, null, lang);
}

/** One course, or null. */
export async function findTraining(
  actor: Actor,
  { id, lang }: { id: number; lang: Language },
): Promise<Training | null> {
  requireTrainee(actor);
  const [found] = await readTrainings(actor, id, lang);
  return found ?? null;
}

/** One course; 404 for none of the number. */
export async function getTraining(actor: Actor, input: { id: number; lang: Language }): Promise<Training> {
  const found = await findTraining(actor, input);
  if (!found) throw notFound();
  return found;
}

/** Whether the actor organises courses: who edits the learning page in the house that runs the portal. */
export const organisesTrainings = (actor: Actor): boolean =>
  companyOf(actor) === defaultCompanyId && hasRight(actor, "LMSEditor");

const participants = {
  name: "training_participants",
  text: `select e.session_id as "sessionId", e.company_id as "companyId", e.person, e.email
    from training_enrolment e join training_session s on s.id = e.session_id
    where s.training_id = $1 and s.day >= $2::date order by s.day, e.created_at, e.id`,
};

/** Who comes to the days of a course from today on, of every company; 403 for who does not organise courses. */
export async function listParticipants(actor: Actor, { id }: { id: number }): Promise<Participant[]> {
  requireTrainee(actor);
  if (!organisesTrainings(actor)) throw denied();
  const rows = await read<Omit<Participant, "company"> & { companyId: number }>(participants, [id, todayInParis()]);
  const names = await nameCompanies(actor, { ids: rows.map(({ companyId }) => companyId) });
  return rows.map(({ companyId, ...row }) => ({ ...row, company: names.get(companyId) ?? "" }));
}
