/** The connection of an answer, as node's own response is one. */
export interface Outgoing {
  useChunkedEncodingByDefault: boolean;
  readonly writableLength: number;
  readonly destroyed: boolean;
  writeHead: (status: number, headers: Record<string, string>) => unknown;
  write: (bytes: Uint8Array) => unknown;
  end: (last: Uint8Array) => unknown;
  on: (event: "drain" | "close" | "error", hear: () => void) => unknown;
}

/** What the process knows of a request before anybody reads it: set by the listener, never taken from the client. */
export interface RequestFacts {
  id: string;
  address: string;
  /** The pattern of the call that answers; none for a page. */
  route?: string | null;
  userId?: number | null;
  companyId?: number | null;
  /** Closes the connection when its answer is not written yet. */
  drop?: () => void;
  /** Where our own server writes the answer: an event stream goes there without the web's streams between. */
  outgoing?: Outgoing;
}

const key = Symbol.for("etabli.request");

export const attachFacts = (request: object, facts: RequestFacts): void => {
  (request as { [key]?: RequestFacts })[key] = facts;
};

export const readFacts = (request: object | undefined): RequestFacts | undefined =>
  (request as { [key]?: RequestFacts } | undefined)?.[key];
