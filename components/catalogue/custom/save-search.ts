import { call } from "@/lib/api/client";

export interface SearchDraft {
  name: string;
  genarts: readonly { id: number; label: string }[];
  image: File | null;
  /** The name before the change; null for a search to be added. */
  oldname: string | null;
}

/** Adds or changes a custom search with its picture; throws CallProblem. */
export async function saveSearch({ name, genarts, image, oldname }: SearchDraft): Promise<void> {
  const form = {
    name,
    genartIds: genarts.map(({ id }) => id).join(),
    genarts: genarts.map(({ label }) => label).join(),
    ...(image ? { image } : {}),
  };
  if (oldname === null) await call("post", "/add-custom-search", { form });
  else await call("post", "/update-custom-search", { form: { ...form, oldname } });
}
