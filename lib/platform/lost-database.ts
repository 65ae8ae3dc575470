const lostCode = /^(08|57P|53300|25006|40001|40P01|ECONN|EPIPE|ETIMEDOUT|P1001|P1002|P1008|P1017|P2024|P2028|P2034)/;
const lostWords =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|connection error and is not queryable|ConnectionClosed|DatabaseNotReachable|Query read timeout|cached plan must not change result type/i;
const deepest = 4;

/**
 * Whether the database was out of reach, has just changed or asks to try again: drivers wrap its code in errors of their own.
 * 25006 is a server that was the primary a moment ago; a plan that changed is a migration's.
 */
export function lostDatabase(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > deepest) return false;
  const { code, originalCode, kind, message, cause, meta } = error as Record<string, unknown>;
  if ([code, originalCode].some((one) => typeof one === "string" && lostCode.test(one))) return true;
  if ([kind, message].some((one) => typeof one === "string" && lostWords.test(one))) return true;
  const { driverAdapterError } = (meta ?? {}) as Record<string, unknown>;
  return lostDatabase(cause, depth + 1) || lostDatabase(driverAdapterError, depth + 1);
}
