"use client";

import { onDemand } from "@/components/page/on-demand";

/** The list of proposals, whose code comes where there are any. */
export const ProposalsLater = onDemand(() => import("./proposal-list").then((module) => module.ProposalList), {
  quiet: true,
});
