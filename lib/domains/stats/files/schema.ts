import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { scopes } from "../scopes";
import { fileKinds, namedFile } from "./rules";

export const statsFile = z.object({
  filename: z.string(),
  kind: z.enum(fileKinds),
  month: z.string(),
  lines: z.number().int(),
  madeAt: z.string(),
});
export const statsFiles = z.array(statsFile);
export const filesQuestion = z.object({ scope: z.enum(scopes).optional() });
export const fileWanted = filesQuestion.extend({
  filename: z.string().regex(namedFile, "a name that csvFiles tells"),
});

nameShapes({ StatsFile: statsFile });
export type StatsFile = z.infer<typeof statsFile>;
