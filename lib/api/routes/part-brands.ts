import { setUserBrands } from "@/lib/domains/catalogue/brands/commands";
import { listBrands, listUserBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { brandRows, chosenBrands } from "@/lib/domains/catalogue/brands/schema";
import { defineRoute } from "../define-route";

const ofBrands = { domain: "catalogue", right: "user", answer: brandRows } as const;

defineRoute({ ...ofBrands, method: "get", path: "/partsBrands", summary: "Every brand of parts" }, (actor) =>
  listBrands(actor),
);

defineRoute(
  { ...ofBrands, method: "get", path: "/userPartBrands", summary: "The user's brands, in the user's order" },
  (actor) => listUserBrands(actor),
);

defineRoute(
  { ...ofBrands, method: "post", path: "/setUserPartBrands", summary: "Store the user's brands", body: chosenBrands },
  (actor, { body }) => setUserBrands(actor, body),
);
