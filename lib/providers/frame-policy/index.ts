import { oncePerProcess } from "@/lib/platform/shared-state";
import { makeFramePolicy } from "./embedded";
import type { FramePolicy } from "./port";

/** Who tells whether a site may be framed: this server asks it. */
export const framePolicy = (): FramePolicy => oncePerProcess("frame-policy", () => makeFramePolicy());
