import { getBoard } from "@/lib/domains/portal/editor/queries";
import { board } from "@/lib/domains/portal/editor/schema";
import { editorsOfHome, homes } from "@/lib/domains/portal/names";
import { defineRoute } from "../define-route";
import { langOf } from "../shapes";

for (const home of homes)
  defineRoute(
    {
      method: "get",
      path: `/apps/board/${home}`,
      domain: "portal",
      summary: `What the editor of the home ${home} works with: widgets, all their tiles, families, groups and brands`,
      right: editorsOfHome(home),
      answer: board,
    },
    (actor) => getBoard(actor, { home, language: langOf(actor) }),
  );
