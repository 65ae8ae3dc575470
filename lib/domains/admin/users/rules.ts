import { entryRights, mayEnter, type Right } from "@/lib/shared/rights";

/** Characters of a name or an address at most. */
export const longestName = 100;

/** What a person needs to enter and to change a password that somebody else typed. */
export const firstRights: readonly Right[] = ["CaiaApp", "MyAccount"];

/** Rights that only their holders, or an administrator, give and take: else UsersAdmin would be every right. */
const guarded: ReadonlySet<string> = new Set<Right>([
  ...(["admin", "OEMAdmin", "NotificationSender"] as const),
  ...(["LMSEditor", "RSEEditor", "SmartEditor", "V2Editor"] as const),
]);

/** Whoever lost one of these, or the last door, could not take it back. */
const ownAdministration: readonly Right[] = ["admin", "UsersAdmin"];

export interface Change {
  /** Rights of who changes, in the company that is changed. */
  mine: ReadonlySet<string>;
  self: boolean;
  before: readonly string[];
  after: readonly string[];
}

export interface Difference {
  added: string[];
  removed: string[];
}

export function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  const added = [...new Set(after)].filter((right) => !before.includes(right));
  return { added, removed: before.filter((right) => !after.includes(right)) };
}

export const sameRights = (one: readonly string[], other: readonly string[]): boolean => {
  const { added, removed } = differenceOf(one, other);
  return added.length === 0 && removed.length === 0;
};

/** Whether an administrator may make a change, and if not, why and for which rights. */
export function judgeChange({ mine, self, before, after }: Change): {
  verdict: "allowed" | "not-yours" | "own-administration";
  rights: string[];
} {
  const { added, removed } = differenceOf(before, after);
  const needed = mayEnter(after) ? ownAdministration : [...ownAdministration, ...entryRights];
  const own = self ? removed.filter((right) => needed.some((one) => one === right)) : [];
  if (own.length > 0) return { verdict: "own-administration", rights: own };
  const foreign = [...added, ...removed].filter(
    (right) => guarded.has(right) && !mine.has(right) && !mine.has("admin"),
  );
  return { verdict: foreign.length > 0 ? "not-yours" : "allowed", rights: foreign };
}

/** A typed text as the middle of a LIKE pattern. */
export const likePattern = (text: string): string =>
  `%${text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\\%_]/g, "\\$&")}%`;

/** The script that tells a page of the company's own site what a user may do there. */
export const snippetOf = (codes: readonly string[], { companyId, userId }: { companyId: number; userId: number }) =>
  `<script>window.etabli = ${JSON.stringify({ companyId, userId, codes })};</script>`;
