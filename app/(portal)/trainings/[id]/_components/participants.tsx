import { getLocale, getTranslations } from "next-intl/server";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { listParticipants } from "@/lib/domains/portal/trainings/queries";
import type { Training } from "@/lib/domains/portal/trainings/schema";
import { formatDate } from "@/lib/shared/dates";
import type { Actor } from "@/lib/platform/actor";

/** Who comes, for the organiser: the day, the person, the company and where they are written to. */
export async function Participants({ actor, training: { id, sessions } }: { actor: Actor; training: Training }) {
  const [t, locale, all] = await Promise.all([
    getTranslations("portal-pages.participants"),
    getLocale(),
    listParticipants(actor, { id }),
  ]);
  const days = new Map(sessions.map((one) => [one.id, formatDate(one.day, locale)]));
  return (
    <section aria-labelledby="participants" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="participants" className="text-sub font-semibold">
        {t("title", { count: all.length })}
      </h2>
      {all.length === 0 ? (
        <p className="text-ink-2">{t("none")}</p>
      ) : (
        <Table caption={t("caption")}>
          <thead>
            <tr>
              {(["day", "person", "company", "email"] as const).map((name) => (
                <Th key={name}>{t(name)}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map(({ sessionId, person, company, email }) => (
              <Tr key={`${sessionId}-${company}-${email}`}>
                <Td>{days.get(sessionId)}</Td>
                <Td>
                  <bdi>{person}</bdi>
                </Td>
                <Td>
                  <bdi>{company}</bdi>
                </Td>
                <Td>
                  <a
                    href={`mailto:${encodeURIComponent(email)}`}
                    dir="ltr"
                    className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
                  >
                    {email}
                  </a>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
