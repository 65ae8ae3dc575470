export type Entry =
  | { outcome: "entered" }
  | { outcome: "wrong-credentials" }
  | { outcome: "offline" }
  | { outcome: "locked"; seconds: number };

interface Credentials {
  email: string;
  password: string;
  door?: "main" | "v2";
}

/** Signs the browser in through next-auth's callback, which sets the session cookie. */
export async function enter({ email, password, door = "main" }: Credentials): Promise<Entry> {
  try {
    const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
    const response = await fetch("/api/auth/callback/password", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        email,
        password,
        door,
        csrfToken,
        json: "true",
        callbackUrl: window.location.origin,
      }),
    });
    if (response.ok) return { outcome: "entered" };
    if (response.status !== 401) return { outcome: "offline" };
    const { url } = (await response.json()) as { url?: string };
    const seconds = /locked:(\d+)/.exec(decodeURIComponent(url ?? ""))?.[1];
    return seconds ? { outcome: "locked", seconds: Number(seconds) } : { outcome: "wrong-credentials" };
  } catch {
    return { outcome: "offline" };
  }
}
