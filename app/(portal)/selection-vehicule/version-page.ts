import {
  narrowVersions,
  readWish,
  type Choices,
  type VersionWish,
  type WishKey,
} from "@/lib/domains/vehicles/versions/narrow/rules";
import { listVersions } from "@/lib/domains/vehicles/versions/queries";
import type { StoredVersion } from "@/lib/domains/vehicles/versions/schema";
import type { Actor } from "@/lib/platform/actor";
import { readPage, readText, type QueryValue } from "@/lib/shared/address";
import { isoDateIn } from "@/lib/shared/dates";

const size = 60;

export type VersionQuery = Partial<Record<WishKey | "page" | "q", QueryValue>>;

interface VersionPage {
  versions: StoredVersion[];
  total: number;
  wish: VersionWish;
  choices: Choices;
  page: number;
  pages: number;
  phrase: string;
}

/** The versions of a model that the address asks for, and by what they can be narrowed. */
export async function readVersionPage(actor: Actor, modelId: number, query: VersionQuery): Promise<VersionPage> {
  const wish = readWish(query);
  const page = readPage(query.page);
  const all = await listVersions(actor, { modelId });
  const thisYear = Number(isoDateIn(new Date(), "Europe/Paris").slice(0, 4));
  const { versions, choices } = narrowVersions(all, wish, thisYear);
  const shown = versions.slice((page - 1) * size, page * size);
  return {
    versions: shown,
    total: versions.length,
    wish,
    choices,
    page,
    pages: Math.ceil(versions.length / size),
    phrase: readText(query.q),
  };
}
