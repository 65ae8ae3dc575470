import type { AudienceGroup, RealmRole } from "@/lib/domains/portal/groups/schema";
import { readTypedTime } from "@/lib/domains/portal/editor/typed-time";
import type { Faults } from "@/components/page/faults";
import type { CompanyFamily } from "@/lib/domains/account/settings/fields";
import { isImageAddress, isTileAddress } from "@/lib/domains/portal/tiles/typed";
import type { NotificationCategory, NotificationTarget } from "@/lib/domains/notifications/rules";

/** Whom the form offers. */
export interface Addressees {
  families: readonly RealmRole[];
  groups: readonly AudienceGroup[];
}

export interface Addressee {
  userId: number;
  name: string;
  email: string;
}

export interface SenderDraft {
  families: readonly CompanyFamily[];
  groups: readonly number[];
  people: readonly Addressee[];
  title: string;
  text: string;
  category: NotificationCategory;
  target: NotificationTarget;
  access: "private" | "public";
  targetUrl: string;
  image: string;
  icon: string;
  sendAt: string;
  expiresAt: string;
}

export const emptyDraft: SenderDraft = {
  ...{ families: [], groups: [], people: [], title: "", text: "", category: "news", target: "slide-rse" },
  ...{ access: "private", targetUrl: "", image: "", icon: "", sendAt: "", expiresAt: "" },
};

export const isToNobody = ({
  families,
  groups,
  people,
}: Pick<SenderDraft, "families" | "groups" | "people">): boolean =>
  families.length + groups.length + people.length === 0;

/** What is wrong with a notification as it is typed, field by field. */
export function faultsOfDraft(draft: SenderDraft): Faults<SenderDraft> {
  const { title, text, target, targetUrl, image, icon, sendAt, expiresAt } = draft;
  const url = targetUrl.trim();
  return {
    ...(title.trim() === "" && { title: "required" }),
    ...(text.trim() === "" && { text: "required" }),
    ...(url === "" && target === "redirect" && { targetUrl: "redirect" }),
    ...(url !== "" && !isTileAddress(url) && { targetUrl: "address" }),
    ...(image.trim() !== "" && !isImageAddress(image.trim()) && { image: "image" }),
    ...(icon.trim() !== "" && !isImageAddress(icon.trim()) && { icon: "image" }),
    ...(readTypedTime(sendAt).fault && { sendAt: "when" }),
    ...(readTypedTime(expiresAt, "23:59").fault && { expiresAt: "when" }),
  };
}

/** A draft as the call takes it; a test names nobody. */
export function bodyOf(draft: SenderDraft, { test }: { test: boolean }) {
  const { families, groups, people, title, text, category, target, access, targetUrl, image, icon } = draft;
  return {
    ...{ title: title.trim(), text: text.trim(), category, target, public: access, test },
    ...{ targetUrl: targetUrl.trim(), image: image.trim(), icon: icon.trim() },
    targetTags: test ? [] : [...families],
    ...{ groups: test ? [] : [...groups], users: test ? [] : people.map(({ userId }) => userId) },
    sendAt: test ? null : readTypedTime(draft.sendAt).wall,
    expiresAt: readTypedTime(draft.expiresAt, "23:59").wall,
  };
}
