interface Client {
  base: () => string;
  token: string;
}

interface Answer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

interface Wish {
  customerId: number;
  item: number | string;
  price: number;
  channel: string;
}

export interface Shopped {
  pieces: number;
  /** How often each status was answered; 0 for no answer. */
  heard: Record<string, number>;
  /** Answers that nobody should hear: 503 without Retry-After, or any other failure. */
  strange: unknown[];
}

export function send(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer>;
interface Shopping {
  pieces: () => number;
  more: (wanted: number) => Promise<void>;
  /** Nothing more is asked for; `stop` waits for what is under way as well. */
  end: () => void;
  stop: () => Promise<Shopped>;
}

export function shop(client: Client, wish: Wish, count: number): Shopping;
export function piecesIn(client: Client, customerId: number): Promise<number>;
