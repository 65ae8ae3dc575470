import { setVehicleDays } from "@/lib/domains/customers/due/commands";
import { vehicleDays } from "@/lib/domains/customers/due/schema";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

defineRoute(
  {
    method: "post",
    path: "/vc/days",
    domain: "customers",
    summary: "Say when a customer's vehicle is due for its inspection and its service",
    right: "cart",
    body: vehicleDays,
    refuses: [404],
    answer: ok,
  },
  async (actor, { body }) => {
    await setVehicleDays(actor, body);
    return done;
  },
);
