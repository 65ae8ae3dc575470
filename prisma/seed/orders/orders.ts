import type { OrderState } from "@/lib/domains/orders/rules";
import type { OrderSource, TransmissionState } from "@/lib/domains/orders/schema";

/** How many pieces of a line, and of these waiting, at the counter, handed over; what was sent, where more is than arrived. */
export type DemoLine = readonly [quantity: number, waiting: number, counter: number, handed: number, shipped?: number];

export interface DemoOrder {
  companyId: number;
  number: string;
  customerId: number | null;
  channel: string;
  /** Whose articles it is of, where the channel has none. */
  articlesOf?: string;
  currency: "EUR" | "CHF";
  state: OrderState;
  transmission: TransmissionState;
  fault?: string;
  supplierNumber?: string;
  daysAgo: number;
  source: OrderSource;
  lines: readonly DemoLine[];
  events: readonly string[];
  arrivesIn?: number;
}

const border = { companyId: 15, customerId: 92, currency: "EUR", source: "cart" } as const;
const taken = (supplierNumber: string) => ({ transmission: "taken", supplierNumber }) as const;

/** Orders of the demonstration, in the order of their numbers: of company 15 one in every state. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...{ ...border, number: "2026-00001", channel: "Caia", state: "closed", ...taken("CAI-009001"), daysAgo: 34 },
    ...{ lines: [[2, 0, 0, 2] as const, [1, 0, 0, 1] as const], events: ["confirmed", "arrive", "hand-over"] },
  },
  {
    ...{ ...border, number: "2026-00002", channel: "IDLP", state: "delivered", ...taken("IDL-009002"), daysAgo: 6 },
    ...{ lines: [[1, 0, 1, 0] as const], events: ["confirmed", "arrive"] },
  },
  {
    ...{ ...border, number: "2026-00003", channel: "PAP", state: "shipped", ...taken("PAP-009003"), daysAgo: 3 },
    ...{ lines: [[2, 2, 0, 0, 2] as const], events: ["confirmed", "ship"], arrivesIn: 1 },
  },
  {
    ...{
      ...border,
      number: "2026-00004",
      channel: "Caia",
      state: "partly-shipped",
      ...taken("CAI-009004"),
      daysAgo: 3,
    },
    ...{ lines: [[4, 2, 2, 0, 2] as const, [1, 1, 0, 0] as const], events: ["confirmed", "arrive"], arrivesIn: 2 },
  },
  {
    ...{ ...border, customerId: null, number: "2026-00005", channel: "Techauto", currency: "CHF", source: "basket" },
    ...{ state: "confirmed", ...taken("TEC-009005"), daysAgo: 2, lines: [[2, 2, 0, 0] as const], arrivesIn: 1 },
    events: ["confirmed"],
  },
  {
    ...{ ...border, number: "2026-00006", channel: "GPA26", state: "placed", transmission: "telephone", daysAgo: 1 },
    ...{ lines: [[1, 1, 0, 0] as const], events: [] },
  },
  {
    ...{ ...border, number: "2026-00007", channel: "Caia", state: "cancelled", transmission: "withdrawn", daysAgo: 1 },
    ...{ lines: [[1, 1, 0, 0] as const], events: ["withdrawn"] },
  },
  {
    ...{ ...border, number: "2026-00008", channel: "Alpexpress", articlesOf: "Caia", state: "placed", daysAgo: 0 },
    ...{ transmission: "unknown", fault: "gone", lines: [[2, 2, 0, 0] as const], events: ["unknown", "gone"] },
  },
  {
    ...{ companyId: 12, customerId: 1, currency: "EUR", source: "cart", number: "2026-00001", channel: "v-1" },
    ...{ articlesOf: "Caia", state: "confirmed", ...taken("V1-000001"), daysAgo: 4, arrivesIn: 1 },
    ...{ lines: [[2, 2, 0, 0] as const, [1, 1, 0, 0] as const], events: ["confirmed"] },
  },
  {
    ...{ companyId: 12, customerId: 2, currency: "EUR", source: "cart", number: "2026-00002", channel: "v-1" },
    ...{ articlesOf: "Caia", state: "shipped", ...taken("V1-000002"), daysAgo: 2, arrivesIn: 0 },
    ...{ lines: [[1, 1, 0, 0, 1] as const], events: ["confirmed", "ship"] },
  },
];

/** With how many pieces of a line something has happened, so that its history says what the line does; null for what names none. */
export function piecesIn(
  kind: string,
  [quantity, waiting, , handed, shipped = quantity - waiting]: DemoLine,
): number | null {
  if (kind === "ship") return shipped;
  if (kind === "arrive") return quantity - waiting;
  return kind === "hand-over" ? handed : null;
}
