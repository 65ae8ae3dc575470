import { advisePart, adviseWork } from "@/lib/domains/cart/advice/commands";
import { partAdvice, workAdvice } from "@/lib/domains/cart/advice/schema";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const domain = "cart";
const right = "cart";

defineRoute(
  {
    method: "post",
    path: "/cart/advice",
    domain,
    summary: "Say how urgent a part in a cart is, with a word; null takes both away",
    right,
    body: partAdvice,
    once: true,
    refuses: [404],
    answer: ok,
  },
  async (actor, { body, key }) => {
    await advisePart(actor, { ...body, key });
    return done;
  },
);

defineRoute(
  {
    method: "post",
    path: "/cart/work/advice",
    domain,
    summary: "Say how urgent work in a cart is, with a word; null takes both away",
    right,
    body: workAdvice,
    once: true,
    refuses: [404],
    answer: ok,
  },
  async (actor, { body, key }) => {
    await adviseWork(actor, { ...body, key });
    return done;
  },
);
