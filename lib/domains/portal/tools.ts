import type { PageAddress } from "@/lib/shared/page-rights";

/** The tools of the portal in their order; each opens for whom its page is open. */
export const portalTools = ["tyre-size", "units", "crit-air", "vin", "fault-code", "labour"] as const;
export type PortalTool = (typeof portalTools)[number];

/** The rule of a tool's page: its own, else that of all tools. */
export const ruleOfTool: Partial<Record<PortalTool, PageAddress>> = {
  "fault-code": "/tools/fault-code",
  labour: "/tools/labour",
};

export const toolAddress = (tool: PortalTool): string => `/tools/${tool}`;
