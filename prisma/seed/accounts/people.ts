import { rights, type Right } from "@/lib/shared/rights";

const workshop: Right[] = [
  ...(["CaiaApp", "CarIdentifier", "immatFR", "CarSelector", "PartSelector", "cart", "Pneu", "PRE", "Stock"] as const),
  ...([
    "AutoData",
    "TecRMI",
    "WorkshopData",
    "Diag",
    "DiagButton",
    "DTC",
    "OEM",
    "OEMFamily",
    "RSE",
    "Smart",
    "LMS",
  ] as const),
  ...(["Social", "MyAccount", "QRCode", "HubIdlp", "tecdocKtypnr", "TecDOC", "CartTab", "targa", "Dock"] as const),
];
const expert: Right[] = [
  ...workshop,
  ...([
    "expertData",
    "VehiculeLogique",
    "vhu",
    "statsBadges",
    "statsModels",
    "StatsSelector",
    "v3",
    "toggleNav",
    "GuiSelector",
    "GenartSelector",
  ] as const),
];
/** Of no company's daily work: administration, editors, and who writes to others. */
const kept: ReadonlySet<Right> = new Set([
  ...(["admin", "UsersAdmin", "OEMAdmin", "NotificationSender"] as const),
  ...(["RSEEditor", "SmartEditor", "LMSEditor", "V2Editor"] as const),
]);
const swiss: Right[] = [...workshop.filter((right) => right !== "immatFR"), "immatCH", "Techauto-app"];

interface DemoUser {
  id: number;
  email: string;
  name: string;
  memberships: {
    companyId: number;
    rights: readonly Right[];
    canUpdate: number[];
    readOnly?: number[];
    preferred?: boolean;
    oemDenied?: string[];
  }[];
}

export const users: DemoUser[] = [
  { id: 1, email: "admin@etabli.test", name: "Anne Dumas", memberships: [{ companyId: 11, rights, canUpdate: [1] }] },
  {
    id: 2,
    email: "garage@etabli.test",
    name: "Gérard Pont",
    memberships: [
      { companyId: 12, rights: workshop, canUpdate: [2], preferred: true },
      { companyId: 11, rights: workshop, canUpdate: [1] },
    ],
  },
  {
    id: 3,
    email: "expert@etabli.test",
    name: "Émilie Roche",
    memberships: [{ companyId: 12, rights: expert, canUpdate: [2, 3] }],
  },
  {
    id: 4,
    email: "comptoir@etabli.test",
    name: "Karim Benali",
    memberships: [{ companyId: 12, rights: workshop, canUpdate: [], readOnly: [2] }],
  },
  {
    id: 5,
    email: "suisse@etabli.test",
    name: "Luca Meier",
    memberships: [{ companyId: 14, rights: swiss, canUpdate: [5] }],
  },
  {
    id: 6,
    email: "lecteur@etabli.test",
    name: "Paul Petit",
    memberships: [{ companyId: 12, rights: ["CaiaApp", "CarIdentifier"], canUpdate: [] }],
  },
  {
    id: 7,
    email: "v2@etabli.test",
    name: "Vera Duval",
    memberships: [{ companyId: 12, rights: ["v2", "CarSelector"], canUpdate: [] }],
  },
  {
    id: 8,
    email: "autre@etabli.test",
    name: "Hugo Martin",
    memberships: [{ companyId: 13, rights: workshop, canUpdate: [4] }],
  },
  {
    id: 9,
    email: "editeur@etabli.test",
    name: "Inès Faure",
    memberships: [{ companyId: 11, rights: ["CaiaApp", "RSE", "RSEEditor", "NotificationSender"], canUpdate: [] }],
  },
  {
    id: 10,
    email: "complet@etabli.test",
    name: "Nadia Colin",
    memberships: [{ companyId: 12, rights: rights.filter((right) => !kept.has(right)), canUpdate: [2, 3] }],
  },
  {
    id: 11,
    email: "frontiere@etabli.test",
    name: "Chloé Vuillermoz",
    memberships: [{ companyId: 15, rights: [...workshop, "Techauto-app"], canUpdate: [6], oemDenied: ["naiTree"] }],
  },
  {
    id: 12,
    email: "portail@etabli.test",
    name: "Louise Perrin",
    memberships: [
      {
        companyId: 11,
        rights: [
          ...(["CaiaApp", "RSE", "Smart", "LMS", "RSEEditor", "SmartEditor", "LMSEditor", "V2Editor"] as const),
          ...(["NotificationSender", "urlRse", "urlFreestyle"] as const),
        ],
        canUpdate: [],
      },
    ],
  },
  {
    id: 13,
    email: "v2atelier@etabli.test",
    name: "Yann Guillou",
    memberships: [
      {
        companyId: 12,
        rights: ["v2", "CarIdentifier", "immatFR", "CarSelector", "PartSelector", "Pneu", "Diag"],
        canUpdate: [],
      },
    ],
  },
  {
    id: 14,
    email: "vendeur@etabli.test",
    name: "Samira Haddad",
    memberships: [{ companyId: 16, rights: ["CaiaApp", "MyAccount", "Stock"], canUpdate: [7] }],
  },
  {
    id: 15,
    email: "candidat@etabli.test",
    name: "Bruno Ferrand",
    memberships: [{ companyId: 17, rights: ["CaiaApp", "MyAccount"], canUpdate: [] }],
  },
  {
    id: 16,
    email: "attente@etabli.test",
    name: "Élodie Brun",
    memberships: [{ companyId: 18, rights: ["CaiaApp", "MyAccount"], canUpdate: [] }],
  },
  {
    id: 17,
    email: "refuse@etabli.test",
    name: "Kevin Lopez",
    memberships: [{ companyId: 19, rights: ["CaiaApp", "MyAccount"], canUpdate: [] }],
  },
];

export const stockGroups = [
  { companyId: 11, id: 1, name: "Magasin central" },
  { companyId: 12, id: 2, name: "Atelier du Pont" },
  { companyId: 12, id: 3, name: "Dépôt de Vaise" },
  { companyId: 13, id: 4, name: "Atelier Martin" },
  { companyId: 14, id: 5, name: "Garage du Lac" },
  { companyId: 15, id: 6, name: "Garage de la Frontière" },
  { companyId: 16, id: 7, name: "Rhône Pièces Neuves" },
];
