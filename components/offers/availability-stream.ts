import type { SupplierAnswer } from "@/lib/domains/offers/schema";

/** Asks every supplier for the articles and hands on each answer as its line arrives; throws when the call fails. */
export async function streamAvailability(
  articleIds: readonly number[],
  onAnswer: (answer: SupplierAnswer) => void,
): Promise<void> {
  const response = await fetch("/api/availability", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/x-ndjson", "x-etabli": "1" },
    body: JSON.stringify({ items: articleIds.map((articleId) => ({ articleId })) }),
  });
  if (!response.ok || !response.body) throw new Error(`availability answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line) onAnswer(JSON.parse(line) as SupplierAnswer);
    if (done) return;
  }
}
