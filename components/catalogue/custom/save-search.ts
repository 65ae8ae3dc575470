import { CallProblem } from "@/lib/api/client";

export interface SearchDraft {
  name: string;
  genarts: readonly { id: number; label: string }[];
  image: File | null;
  /** The name before the change; null for a search to be added. */
  oldname: string | null;
}

/** Adds or changes a custom search with its picture; throws CallProblem. */
export async function saveSearch({ name, genarts, image, oldname }: SearchDraft): Promise<void> {
  const body = new FormData();
  body.set("name", name);
  body.set("genartIds", genarts.map(({ id }) => id).join());
  body.set("genarts", genarts.map(({ label }) => label).join());
  if (oldname !== null) body.set("oldname", oldname);
  if (image) body.set("image", image);
  const path = oldname === null ? "/api/add-custom-search" : "/api/update-custom-search";
  const response = await fetch(path, { method: "POST", body, headers: { "x-etabli": "1" } }).catch(() => {
    throw new CallProblem(0, "offline", "The network is not available.");
  });
  if (response.ok) return;
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  throw new CallProblem(response.status, code ?? "unexpected", response.statusText);
}
