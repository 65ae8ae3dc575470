/** The names of rights are the contract: stored, shown in administration and checked exactly as written. */
export const rightGroups = {
  base: ["CaiaApp", "v2", "admin"],
  modules: [
    ...["CarIdentifier", "CarSelector", "StatsSelector", "v3", "PartSelector", "Diag", "OESelector", "PartSelectorOE"],
    ...["Social", "RSE", "Smart", "LMS", "ERP", "Com", "Visio", "BackOffice", "Help", "Store", "WordPress", "map"],
    ...["UsersAdmin", "MyAccount", "cart", "QRCode", "Pneu", "PRE", "GuiSelector", "GenartSelector", "Full", "Stock"],
    ...["DTC", "Dock"],
  ],
  vehicle: [
    ...["VehiculeLogique", "expertData", "toggleNav", "immatFR", "immatCH", "targa", "LivrePolice", "typnr"],
    ...["ebayMoto", "DiagButton", "IdCar", "statsBadges", "statsModels", "HubIdlp", "AutoData", "TecRMI"],
    ...["WorkshopData", "OEM", "Chatwoot", "SpeechButton"],
  ],
  catalogue: ["vhu", "tecdocKtypnr", "OEMFamily"],
  tabs: ["TecDOC", "SivinCETab", "GTEstimate", "Tablette", "AdnCatalogTab", "Databox", "CartTab"],
  administration: [
    ...["LMSEditor", "RSEEditor", "SmartEditor", "V2Editor", "NotificationSender", "OEMAdmin", "Techauto-app"],
    ...["urlRse", "urlFreestyle", "changeCompanyCover"],
  ],
} as const;

export type RightGroup = keyof typeof rightGroups;
export type Right = (typeof rightGroups)[RightGroup][number];

export const rights: readonly Right[] = Object.values(rightGroups).flat();

/** The main sign-in and the one of the selection; who holds neither in a company has no session there. */
export const entryRights: readonly Right[] = ["CaiaApp", "v2"];

export const mayEnter = (held: readonly string[]): boolean => entryRights.some((right) => held.includes(right));
