import { CallProblem } from "@/lib/api/client";

/** Sends a form with a picture to a call below /api and gives its answer; throws CallProblem. */
export async function sendForm(path: string, fields: Readonly<Record<string, string | File>>): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(`/api${path}`, { method: "POST", body, headers: { "x-etabli": "1" } }).catch(() => {
    throw new CallProblem(0, "offline", "The network is not available.");
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const { code, ...extra } = answer as Record<string, unknown>;
  throw new CallProblem(response.status, String(code ?? "unexpected"), response.statusText, extra);
}
