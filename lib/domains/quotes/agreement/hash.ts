import { createHash } from "node:crypto";
import type { Choice } from "./rules";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON whose keys stand in one order, however a database keeps them. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/** SHA-256, in hexadecimals, of a quote as it was frozen and of the lines that were agreed. */
export const agreementHash = ({ content, lines, labour }: Choice & { content: unknown }): string =>
  createHash("sha256").update(canonical({ content, lines, labour })).digest("hex");
