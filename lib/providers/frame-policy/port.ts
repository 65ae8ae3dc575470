/** Whether a site lets a page of ours show it in a frame; unknown where it could not be asked. */
export const frameVerdicts = ["open", "refused", "unknown"] as const;
export type FrameVerdict = (typeof frameVerdicts)[number];

/** What decided: the header that refuses, or why nobody could be asked. */
export const frameReasons = ["frame-ancestors", "x-frame-options", "private", "unreachable"] as const;
export type FrameReason = (typeof frameReasons)[number];

export interface FrameAnswer {
  verdict: FrameVerdict;
  reason: FrameReason | null;
}

/** Asks sites whether they may be framed. Never throws: what cannot be asked is unknown. */
export interface FramePolicy {
  /** `page` is the origin of the page that would hold the frame. */
  ask(address: string, page: string): Promise<FrameAnswer>;
}
