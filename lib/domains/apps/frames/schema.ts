import { z } from "zod";
import { frameReasons, frameVerdicts } from "@/lib/providers/frame-policy/port";
import { longestSlideUrl } from "@/lib/domains/slides/rules";
import { nameShapes } from "@/lib/shared/named-shapes";
import { isForeign } from "../rules";

/** Whether the site of an address lets itself be framed: open, refused, or unknown where it could not be asked. */
export const frameAnswer = z.object({ verdict: z.enum(frameVerdicts), reason: z.enum(frameReasons).nullable() });
export const frameQuestion = z.strictObject({ url: z.string().max(longestSlideUrl).refine(isForeign, "address") });

nameShapes({ FrameAnswer: frameAnswer });

export type FrameAnswered = z.infer<typeof frameAnswer>;
export type HeardFrame = FrameAnswered & { checkedAt: Date };
