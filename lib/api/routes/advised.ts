import { takeAdvised } from "@/lib/domains/quotes/advised/commands";
import { advisedTake, advisedTaken } from "@/lib/domains/quotes/advised/schema";
import { defineRoute } from "../define-route";

defineRoute(
  {
    method: "post",
    path: "/quote/advised",
    domain: "quotes",
    summary: "Put what was advised last time back into a cart, at the prices of now",
    right: "cart",
    body: advisedTake,
    once: true,
    refuses: [404, 409, 422],
    answer: advisedTaken,
  },
  (actor, { body, key }) => takeAdvised(actor, { ...body, key }),
);
