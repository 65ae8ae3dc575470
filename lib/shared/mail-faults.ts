/** What keeps a message from leaving by a mail server. `storage` is our own folder's, all others the server's or its way. */
export const mailFaults = [
  "refused",
  "too-large",
  "busy",
  "sender",
  "login",
  "encryption",
  "unreachable",
  "dropped",
  "slow",
  "storage",
] as const;
export type MailFault = (typeof mailFaults)[number];

/** Faults that any other message would meet as well. */
export const serverFaults = ["sender", "login", "encryption", "unreachable", "dropped", "slow", "storage"] as const;

/** Every reason for which a message may fail. */
const toldFaults = [...mailFaults, "sealed", "attachment", "unfinished"] as const;
export type ToldFault = (typeof toldFaults)[number];

export const isServerFault = (fault: string): boolean => serverFaults.some((one) => one === fault);

/** The name by which a reason is told; one of a newer version is `other`. */
export const mailFaultWord = (fault: string): ToldFault | "other" => toldFaults.find((one) => one === fault) ?? "other";
