/** What became of a message: `gone` for a browser that takes no more, `refused` for good, `silent` where another try may help. */
export type PushOutcome = "taken" | "gone" | "refused" | "silent";

/** Where a browser is reached, as it says itself: its own address at its maker's service, and the keys that only it opens. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** Sealed for the browser alone; at most 3,000 bytes. */
  text: string;
  /** Of messages that wait at the service, one of a topic is kept: the last. At most 32 letters of base64url. */
  topic: string;
}

/** Sends messages to browsers that are shut as well. */
export interface PushSender {
  /** By what browsers know who may write to them: base64url. */
  readonly publicKey: string;
  /** Whether a browser's address is one that is written to. */
  reaches(endpoint: string): boolean;
  send(to: PushAddress, message: PushMessage): Promise<PushOutcome>;
}
