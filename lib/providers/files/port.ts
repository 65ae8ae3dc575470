/**
 * Keeps bytes under names outside the database. A name begins with the number of the company whose they are. What goes
 * wrong is a ProviderFailure.
 */
export interface ObjectStore {
  /** Keeps them under a new name; sha256 in hexadecimal digits is what the storage checks them by. */
  put(object: string, bytes: Uint8Array, sha256: string): Promise<void>;
  /** "not found" where there are none, "bad data" where they break off or are more than `most`. */
  get(object: string, most: number): Promise<Buffer>;
  /** Nothing for a name that is not there. */
  delete(object: string): Promise<void>;
}

/** Where files lie, or are to lie. */
export type FilePlace = "database" | "storage";
