import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { base, openPage } from "./browser";

type Wanted = Parameters<typeof openPage>[0];

/** A page on which a user is signed in, without the form. */
export async function enterAs(
  { userId, companyId }: { userId: number; companyId: number },
  wanted?: Wanted,
): Promise<Page> {
  const page = await openPage(wanted);
  const token = randomBytes(32).toString("base64url");
  await createSession({ token, userId, companyId, kind: "browser", userAgent: null });
  await page.context().addCookies([{ name: "etabli.session", value: token, url: base, httpOnly: true }]);
  return page;
}
