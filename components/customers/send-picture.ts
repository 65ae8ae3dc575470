import { CallProblem } from "@/lib/api/client";

/** Gives a customer a picture; throws CallProblem. */
export async function sendPicture(customerId: number, image: File): Promise<void> {
  const body = new FormData();
  body.set("image", image);
  const init = { method: "POST", body, headers: { "x-etabli": "1" } };
  const response = await fetch(`/api/vc/picture/${customerId}`, init).catch(() => {
    throw new CallProblem(0, "offline", "The network is not available.");
  });
  if (response.ok) return;
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  throw new CallProblem(response.status, code ?? "unexpected", response.statusText);
}
