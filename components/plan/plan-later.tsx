"use client";

import { onDemand } from "@/components/page/on-demand";

/** The plan of a cart, whose code comes where there is one to plan. */
export const PlanLater = onDemand(() => import("./plan-desk").then((module) => module.PlanDesk), { quiet: true });
