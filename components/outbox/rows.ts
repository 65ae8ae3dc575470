import { outboxDatabase } from "@/lib/shared/outbox";

/** A write as it lies in the browser: what it says is sealed, whose it is and when is not. */
export interface Row {
  seq: number;
  v: number;
  keeper: string;
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const store = "writes";

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage refuses"));
  });

/** Opens a database of one store, lets it be worked on, and closes it again: nothing holds up who deletes it. */
export async function inStore<T>(
  { name, path, keyPath }: { name: string; path: string; keyPath?: string },
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(path, keyPath ? { keyPath, autoIncrement: true } : undefined);
  };
  const opened = await answerOf(opening);
  try {
    // What was promised to wait must outlive the browser's end.
    const transaction = opened.transaction(path, mode, { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the storage refuses"));
    });
    const [answer] = await Promise.all([answerOf(work(transaction.objectStore(path))), done]);
    return answer;
  } finally {
    opened.close();
  }
}

const place = { name: outboxDatabase, path: store, keyPath: "seq" };

/** Every row of this browser, whoever's, in the order in which they were written. */
export const readRows = (): Promise<Row[]> => inStore(place, "readonly", (rows) => rows.getAll() as IDBRequest<Row[]>);
export const addRow = (row: Omit<Row, "seq">) => inStore(place, "readwrite", (rows) => rows.add(row));
export const putRow = (row: Row) => inStore(place, "readwrite", (rows) => rows.put(row));
export const dropRow = (seq: number) => inStore(place, "readwrite", (rows) => rows.delete(seq));
