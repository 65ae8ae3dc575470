import { addBookmarks, dropBookmarks } from "@/lib/domains/vehicles/bookmarks/commands";
import { listBookmarks } from "@/lib/domains/vehicles/bookmarks/queries";
import { bookmarkChoice, bookmarks, newBookmarks } from "@/lib/domains/vehicles/bookmarks/schema";
import { defineRoute } from "../define-route";

const domain = "vehicles";
const right = "user";
const path = "/bookmarks";

defineRoute(
  {
    method: "get",
    path,
    domain,
    summary: "Vehicles to which the user gave a star, the latest first",
    right,
    answer: bookmarks,
  },
  (actor) => listBookmarks(actor),
);

defineRoute(
  {
    method: "post",
    path,
    domain,
    summary: "Gives vehicles a star, the first of them foremost",
    right,
    body: newBookmarks,
    answer: bookmarks,
  },
  async (actor, { body }) => {
    await addBookmarks(actor, body);
    return listBookmarks(actor);
  },
);

defineRoute(
  {
    method: "delete",
    path,
    domain,
    summary: "Takes the star from a vehicle, or from all",
    right,
    query: bookmarkChoice,
    answer: bookmarks,
  },
  async (actor, { query }) => {
    await dropBookmarks(actor, query);
    return listBookmarks(actor);
  },
);
