import { z } from "zod";
import { accessRights } from "@/lib/domains/admin/users/schema";
import { nameShapes } from "@/lib/shared/named-shapes";
import { audienceGroup, realmRole } from "../groups/schema";
import { homes } from "../names";
import { tile } from "../tiles/schema";
import { widget } from "../widgets/schema";

export const boardWidget = widget.extend({ tiles: z.array(tile) });
export type BoardWidget = z.infer<typeof boardWidget>;

/** All that an editor of a home works with; brands are those that an internal tile may name, rights those that a tile may need. */
export const board = z.object({
  home: z.enum(homes),
  widgets: z.array(boardWidget),
  families: z.array(realmRole),
  groups: z.array(audienceGroup),
  rights: accessRights.shape.families,
  brands: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Addresses of the tiles whose sites refuse to stand in a frame. */
  refusing: z.array(z.string()),
});
export type Board = z.infer<typeof board>;

nameShapes({ BoardWidget: boardWidget, EditorBoard: board });
