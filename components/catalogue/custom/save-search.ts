import { sendForm } from "../send-form";

export interface SearchDraft {
  name: string;
  genarts: readonly { id: number; label: string }[];
  image: File | null;
  /** The name before the change; null for a search to be added. */
  oldname: string | null;
}

/** Adds or changes a custom search with its picture; throws CallProblem. */
export async function saveSearch({ name, genarts, image, oldname }: SearchDraft): Promise<void> {
  await sendForm(oldname === null ? "/add-custom-search" : "/update-custom-search", {
    name,
    genartIds: genarts.map(({ id }) => id).join(),
    genarts: genarts.map(({ label }) => label).join(),
    ...(oldname === null ? {} : { oldname }),
    ...(image ? { image } : {}),
  });
}
