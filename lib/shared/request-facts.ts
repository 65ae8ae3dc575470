/** What the process knows of a request before anybody reads it: set by the listener, never taken from the client. */
export interface RequestFacts {
  id: string;
  address: string;
  userId?: number | null;
  /** Closes the connection when its answer is not written yet. */
  drop?: () => void;
}

const key = Symbol.for("etabli.request");

export const attachFacts = (request: object, facts: RequestFacts): void => {
  (request as { [key]?: RequestFacts })[key] = facts;
};

export const readFacts = (request: object | undefined): RequestFacts | undefined =>
  (request as { [key]?: RequestFacts } | undefined)?.[key];
