import { withdrawComeback } from "@/lib/domains/comebacks/commands";
import { comebackWithdrawal } from "@/lib/domains/comebacks/schema";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

defineRoute(
  {
    method: "post",
    path: "/comeback/withdraw",
    domain: "comebacks",
    summary: "Take back the warning that an article did not fit; its author alone",
    right: ["cart", "Techauto-app"],
    body: comebackWithdrawal,
    refuses: [403, 404],
    answer: ok,
  },
  async (actor, { body }) => {
    await withdrawComeback(actor, body);
    return done;
  },
);
