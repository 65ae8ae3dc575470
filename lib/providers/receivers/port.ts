/** Why an address may not be told anything. */
export const addressFaults = ["malformed", "not-https", "credentials", "house", "private", "unknown-name"] as const;
export type AddressFault = (typeof addressFaults)[number];

export type ReceiverFault = "address" | "timeout" | "unreachable";

/** What an address answered, or why it did not. */
export type Receipt = { code: number; fault: null } | { code: null; fault: ReceiverFault };

/** The programs of other houses that are told what happened here. */
export interface Receivers {
  /** Why an address is refused, by its text and by where its name leads now; null for one that may be told. */
  judge(address: string): Promise<AddressFault | null>;
  /** Posts once, judging the address again as it is connected to; redirects are not followed. Never throws. */
  post(address: string, message: { body: string; headers: Record<string, string> }): Promise<Receipt>;
}
