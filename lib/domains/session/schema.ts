import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

export const stockGroup = z.object({
  groupId: z.number().int(),
  name: z.string(),
  logo: z.string().nullable(),
  canUpdate: z.union([z.literal(0), z.literal(1)]),
});

export const userInfo = z.object({
  userId: z.number().int(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  language: z.string().nullable(),
  companyId: z.number().int(),
  companies: z.record(z.string(), z.object({ name: z.string(), logo: z.string().nullable() })),
  company: z.object({ name: z.string(), logo: z.string().nullable(), address: z.string().nullable() }),
  rights: z.array(z.string()),
  stockGroups: z.array(stockGroup),
  expiresAt: z.string(),
});

export const sessionAnswer = z.object({
  token: z.string(),
  expiresAt: z.string(),
  userInfo: z.object({ userId: z.number().int(), name: z.string(), rights: z.array(z.string()) }),
});

/** `key` opens what waits in the browser of `keeper`; `now` is the server's clock in ms. */
export const outboxKey = z.object({ keeper: z.string(), key: z.string(), now: z.number().int() });
export type OutboxKey = z.infer<typeof outboxKey>;

nameShapes({ Session: sessionAnswer, UserInfo: userInfo });

export type UserInfo = z.infer<typeof userInfo>;
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** The door decides which right lets a user in: CaiaApp at the main door, v2 at the v2 slide. */
export type Door = "main" | "v2";

export interface SignInInput {
  email: string;
  password: string;
  door: Door;
  kind: "browser" | "bearer";
  address: string;
  /** The Cookie header: a device where somebody signed in before is known by it. */
  cookies: string | null;
  userAgent: string | null;
}

/** `device` is the Set-Cookie value by which the device is known again. */
export type SignInOutcome =
  | { outcome: "signed-in"; session: SessionAnswer; device: string }
  | { outcome: "wrong-credentials" }
  | { outcome: "locked"; retryAfterSeconds: number };
