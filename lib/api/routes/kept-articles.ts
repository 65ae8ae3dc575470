import { z } from "@hono/zod-openapi";
import { dropArticle, keepArticle } from "@/lib/domains/cart/kept/commands";
import { listKept } from "@/lib/domains/cart/kept/queries";
import { keepAnswer, keepInput, keptArticles, keptList } from "@/lib/domains/cart/kept/schema";
import { defineRoute } from "../define-route";
import { id, langOf } from "../shapes";

const domain = "cart";
const right = "cart";

defineRoute(
  {
    method: "get",
    path: "/keptArticles",
    domain,
    summary: "Articles that the user keeps in wishlist and aside, the latest first",
    right,
    query: z.object({ list: keptList.optional() }),
    answer: keptArticles,
  },
  (actor, { query }) => listKept(actor, { ...query, lang: langOf(actor) }),
);

defineRoute(
  {
    method: "post",
    path: "/keptArticles",
    domain,
    summary: "Keeps an article in a list of the user's own",
    right,
    body: keepInput,
    refuses: [404, 422],
    answer: keepAnswer,
  },
  (actor, { body }) => keepArticle(actor, body),
);

defineRoute(
  {
    method: "delete",
    path: "/keptArticles/{list}/{articleId}",
    domain,
    summary: "Takes an article out of a list of the user's own",
    right,
    params: z.object({ list: keptList, articleId: id }),
    refuses: [404],
    answer: keepAnswer,
  },
  (actor, { params }) => dropArticle(actor, params),
);
