const key = "etabli.said";

type Said = Record<string, string[]>;

function read(): Said {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? "{}") ?? {}) as Said;
  } catch {
    return {};
  }
}

function write(said: Said): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(said));
  } catch {
    // A browser that keeps nothing says things again; nothing else is lost.
  }
}

/** Whether this tab was told of a subject, reloads included. */
export const wasSaid = (topic: string, subject: string): boolean => read()[topic]?.includes(subject) ?? false;

/** Notes that a subject was told; of each topic the last `most` subjects are kept. */
export function noteSaid(topic: string, subject: string, most: number): void {
  const said = read();
  const others = (said[topic] ?? []).filter((other) => other !== subject);
  write({ ...said, [topic]: [subject, ...others].slice(0, most) });
}

/** Whether it was told before; from this call on it was. */
export function saidBefore(topic: string, subject: string, most: number): boolean {
  if (wasSaid(topic, subject)) return true;
  noteSaid(topic, subject, most);
  return false;
}

/** Lets the subjects of a topic be said again. */
export const forgetSaid = (topic: string): void => write({ ...read(), [topic]: [] });
