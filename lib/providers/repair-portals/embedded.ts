import type { RepairPortals } from "./port";

/** A fresh installation has no contract: an identity by company, and our own page in AutoData's place. */
export const embeddedPortals: RepairPortals = {
  tecrmiId: ({ companyId }) => `demo-${companyId}`,
  autodataLink: () => "/embedded/autodata",
};
