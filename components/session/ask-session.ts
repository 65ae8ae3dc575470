export interface AskedSession {
  /** HTTP status; 0 when nothing answered. */
  status: number;
  retryAfterSeconds?: number;
  pathname?: string;
}

/** Asks the API for a session, which comes as the browser's cookie; never throws. */
export async function askSession(path: string, headers: Record<string, string> = {}): Promise<AskedSession> {
  try {
    const response = await fetch(`/api${path}`, { headers: { "x-etabli": "1", ...headers }, cache: "no-store" });
    const { retryAfterSeconds, pathname } = (await response.json()) as Omit<AskedSession, "status">;
    return { status: response.status, retryAfterSeconds, pathname };
  } catch {
    return { status: 0 };
  }
}
