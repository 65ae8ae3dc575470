import { conditionsVersion } from "@/lib/domains/vendors/conditions";
import { nameKey, type StoreFacts } from "@/lib/domains/vendors/rules";
import { holdsName, type VendorState } from "@/lib/domains/vendors/states";

interface DemoStore extends StoreFacts {
  companyId: number;
  number: number;
  userId: number;
  state: VendorState;
  reason: string;
  discountBp: number;
  deliveryDays: number;
  /** Days before the demonstration was loaded. */
  sentDaysAgo: number;
  decidedDaysAgo: number | null;
}

const address = (adress1: string, postalCode: string, city: string) => ({
  ...{ adress1, adress2: "", postalCode, city, country: "FR" },
});

/** Stores of the demonstration's vendors: approved, waiting, refused. */
const stores: DemoStore[] = [
  {
    ...{ companyId: 16, number: 1, userId: 14, state: "approuved", reason: "", discountBp: 2000, deliveryDays: 1 },
    ...{ sentDaysAgo: 96, decidedDaysAgo: 94 },
    ...{ storeName: "Rhône Pièces Neuves", ...address("4 rue de Gerland", "69007", "Lyon") },
    ...{ phoneNumber: "04 72 00 00 16", email: "vendeur@etabli.test", registration: "987650447" },
    ...{ vatNumber: "FR23987650447", iban: "FR1330006000016000000000016" },
  },
  {
    ...{ companyId: 18, number: 2, userId: 16, state: "waiting-for-approval", reason: "", discountBp: 0 },
    ...{ deliveryDays: 2, sentDaysAgo: 1, decidedDaysAgo: null },
    ...{ storeName: "Alpes Auto Négoce", ...address("9 cours Berriat", "38000", "Grenoble") },
    ...{ phoneNumber: "04 76 00 00 18", email: "attente@etabli.test", registration: "987650462" },
    ...{ vatNumber: "FR44987650454", iban: "FR7230006000018000000000018" },
  },
  {
    ...{ companyId: 19, number: 3, userId: 17, state: "refused", discountBp: 0, deliveryDays: 2 },
    ...{ sentDaysAgo: 12, decidedDaysAgo: 10 },
    reason: "Le SIREN indiqué n’existe pas. Corrigez-le et renvoyez votre demande.",
    ...{ storeName: "Déstockage Express", ...address("2 quai de la Rapée", "75012", "Paris") },
    ...{
      phoneNumber: "01 40 00 00 19",
      email: "refuse@etabli.test",
      registration: "987650471",
      vatNumber: "",
      iban: "",
    },
  },
];

const administrator = 1;

/** Rows of the table of vendors, with the times that count from now. */
export const storeRows = (now: Date) =>
  stores.map(({ userId, sentDaysAgo, decidedDaysAgo, ...store }) => {
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    return {
      ...store,
      ...{ heldName: holdsName(store.state) ? nameKey(store.storeName) : null, version: 2 },
      ...{ submittedBy: userId, submittedAt: ago(sentDaysAgo) },
      decidedBy: decidedDaysAgo === null ? null : administrator,
      decidedAt: decidedDaysAgo === null ? null : ago(decidedDaysAgo),
    };
  });

const morningMs = 8 * 3_600_000;

export const consentRows = (now: Date) =>
  storeRows(now).map(({ companyId, submittedBy: userId, submittedAt }) => ({
    ...{ companyId, version: conditionsVersion, userId },
    // Nobody accepts conditions before they are published.
    acceptedAt: new Date(Math.max(submittedAt.getTime(), Date.parse(conditionsVersion) + morningMs)),
  }));

/** What the approval of the first store gave. */
export const grantRows = [{ companyId: 16, userId: 14, rights: ["Stock"] }];
