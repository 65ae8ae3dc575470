import { listConnectedUsers } from "@/lib/domains/admin/connected/queries";
import { connectedUsers } from "@/lib/domains/admin/connected/schema";
import { defineRoute } from "../define-route";

defineRoute(
  {
    method: "get",
    path: "/showConnectedUsers",
    domain: "session",
    summary: "Users with an open stream or a call within a minute",
    right: "admin",
    answer: connectedUsers,
  },
  (actor) => listConnectedUsers(actor),
);
