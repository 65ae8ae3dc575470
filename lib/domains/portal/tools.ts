/** The tools of the portal in their order; each opens for whom its page is open. */
export const portalTools = ["tyre-size", "units", "crit-air", "vin", "fault-code", "labour"] as const;
export type PortalTool = (typeof portalTools)[number];

export const toolAddress = (tool: PortalTool): string => `/tools/${tool}`;
