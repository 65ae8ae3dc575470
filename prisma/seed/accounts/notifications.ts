import type pg from "pg";

const portal = 11;
const sender = { id: 12, name: "Louise Perrin" };
const garage = 2;
/** Colleagues and other garages that have the first ones as well. */
const others = [3, 5, 8, 10, 11];

interface Told {
  id: string;
  target: "slide-rse" | "viewer" | "redirect";
  category: string;
  title: string;
  text: string;
  url?: string;
  isPublic?: boolean;
  /** Hours since it was sent. */
  ago: number;
  /** Days that it lives. */
  days?: number;
  unread?: boolean;
}

const told: Told[] = [
  {
    ...{ id: "demo-notif-viewer-00001", target: "viewer", category: "service", ago: 3, unread: true },
    title: "Couples de serrage : nouvelle fiche",
    text: "La fiche technique du mois rassemble les données d'un véhicule de démonstration.",
    url: "/embedded/technical-information/7",
  },
  {
    ...{ id: "demo-notif-redirect-00002", target: "redirect", category: "training", ago: 9, unread: true },
    title: "Habilitation véhicules électriques",
    text: "Il reste des places pour les sessions de formation : choisissez votre date.",
    url: "/trainings",
  },
  {
    ...{ id: "demo-notif-slide-00003", target: "slide-rse", category: "promotion", ago: 26, unread: true },
    title: "Plaquettes de frein : remise de novembre",
    text: "Jusqu'à la fin du mois, -15 % sur les plaquettes de frein avant.",
    url: "/pieces/search/plaquettes%20de%20frein",
  },
  {
    ...{ id: "demo-notif-public-00004", target: "viewer", category: "news", ago: 50, isPublic: true },
    title: "Portes ouvertes samedi",
    text: "Nous vous attendons de 9 h à 17 h : démonstrations, essais et café.",
    url: "/embedded/poster/welcome",
  },
  {
    ...{ id: "demo-notif-expired-00005", target: "viewer", category: "promotion", ago: 24 * 40 },
    title: "Vente flash d'octobre",
    text: "Cette offre est terminée.",
  },
];

const furtherTold: Told[] = [
  {
    ...{ id: "demo-notif-further-00006", target: "slide-rse", category: "alert", ago: 74 },
    title: "Maintenance dimanche de 6 h à 7 h",
    text: "Le portail sera indisponible pendant une heure au plus.",
  },
  {
    ...{ id: "demo-notif-further-00007", target: "redirect", category: "news", ago: 120, url: "/pieces-stock" },
    title: "Le stock d'occasion s'agrandit",
    text: "De nouveaux moteurs et boîtes de vitesses sont disponibles.",
  },
  {
    ...{ id: "demo-notif-further-00008", target: "slide-rse", category: "service", ago: 200 },
    title: "Horaires de la hotline technique",
    text: "La hotline répond désormais jusqu'à 18 h 30.",
  },
  {
    ...{ id: "demo-notif-further-00009", target: "slide-rse", category: "training", ago: 300 },
    title: "Webinaire climatisation",
    text: "Le replay du webinaire sur le R-1234yf est en ligne.",
  },
];

const insertNotifications = `insert into notification (company_id, id, state, category, title, text, target, url, is_public,
    families, created_by, sender_name, created_at, send_at, sent_at, expires_at)
  select ${portal}, t.id, 'sent', t.category, t.title, t.text, t.target, coalesce(t.url, ''), coalesce(t."isPublic", false),
    '{garage,workshop}', ${sender.id}, $2, s.at, s.at, s.at, s.at + coalesce(t.days, 30) * interval '1 day'
  from jsonb_to_recordset($1) as t(id text, target text, category text, title text, text text, url text, "isPublic" boolean,
    ago int, days int), lateral (select now() - t.ago * interval '1 hour' as at) s`;

const insertRecipients = `insert into notification_recipient (user_id, notification_id, category, at, expires_at, seen_at, read_at)
  select p.user_id, n.id, n.category, n.sent_at, n.expires_at, case when not p.unread then n.sent_at + interval '1 hour' end,
    case when not p.unread then n.sent_at + interval '1 hour' end
  from jsonb_to_recordset($1) as p(user_id int, id text, unread boolean) join notification n on n.id = p.id`;

/** What the portal's sender has sent: eight in the inbox of garage@, three of them unread, and one that has expired. */
export async function loadNotifications(client: pg.Client): Promise<void> {
  const all = [...told, ...furtherTold];
  await client.query(insertNotifications, [JSON.stringify(all), sender.name]);
  const rows = [
    ...all.map(({ id, unread = false }) => ({ user_id: garage, id, unread })),
    ...others.flatMap((user_id) => told.map(({ id }) => ({ user_id, id, unread: true }))),
  ];
  await client.query(insertRecipients, [JSON.stringify(rows)]);
  await client.query(
    `update notification n set reached = (select count(*) from notification_recipient r where r.notification_id = n.id)`,
  );
}
