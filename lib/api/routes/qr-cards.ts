import { changeCard, makeCard } from "@/lib/domains/session/cards/commands";
import { listCards } from "@/lib/domains/session/cards/queries";
import * as shapes from "@/lib/domains/session/cards/schema";
import { defineRoute } from "../define-route";

const admin = { domain: "session", right: "admin" } as const;

defineRoute(
  {
    ...admin,
    method: "get",
    path: "/qrlogins",
    summary: "QR cards of the company, and users to give them to",
    query: shapes.cardSearch,
    answer: shapes.cards,
  },
  (actor, { query }) => listCards(actor, query),
);

defineRoute(
  {
    ...admin,
    method: "get",
    path: "/newQRLogin",
    summary: "Makes a QR card; its code is told here and never again",
    changesState: true,
    answer: shapes.newCard,
  },
  (actor) => makeCard(actor),
);

defineRoute(
  {
    ...admin,
    method: "post",
    path: "/qrlogin",
    summary: "Changes a QR card; sessions that it no longer opens end",
    body: shapes.cardChange,
    refuses: [404, 409],
    answer: shapes.card,
  },
  (actor, { body }) => changeCard(actor, body),
);
