/** Doors into the portals of repair data that know their customers by an identity of ours. */
export interface RepairPortals {
  /** The identity under which TecRMI knows the company. */
  tecrmiId(who: { companyId: number }): string;
  /** The address that opens AutoData for the user, good for a few minutes. */
  autodataLink(who: { companyId: number; userId: number }): string;
}
