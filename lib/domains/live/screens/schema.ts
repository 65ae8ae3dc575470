import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import * as rules from "./rules";

/** The key in a screen's address. */
export const screenKey = z.string().regex(/^[\w-]{20,32}$/);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time");
const name = z.string().trim().min(1, "required").max(rules.longestName, "too-long");

export const screenItem = z.strictObject({
  title: z.string().trim().max(rules.longestName, "too-long").default(""),
  url: z.string().trim().max(rules.longestAddress, "too-long").refine(rules.isScreenAddress, "address"),
  seconds: z.number().int().min(rules.fewestSeconds, "seconds").max(rules.mostSeconds, "seconds"),
  days: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  from: time.nullable().default(null),
  to: time.nullable().default(null),
});
const night = z.object({ from: time, to: time });

/** An item as a screen is told it: what a tile of the portal adds, and what refuses to stand in a frame, are marked. */
const toldItem = z.object({
  ...{ title: z.string(), url: z.string(), seconds: z.number().int(), days: z.array(z.number().int()) },
  ...{ from: z.string().nullable(), to: z.string().nullable() },
});

const shownCode = z.object({ url: z.string(), checked: z.boolean(), until: z.string() });

/** What a screen shows. `urls` are those of its playlist, `data` the QR code of the moment, `now` the server's clock. */
export const screenView = z.object({
  ...{ id: z.number().int(), name: z.string(), urls: z.array(z.string()), data: shownCode.nullable() },
  ...{ playlist: z.array(toldItem), night, message: z.string(), messageUntil: z.string().nullable() },
  ...{ version: z.string(), now: z.string(), position: z.number().int() },
});

/** What a screen says of itself twice a minute. */
export const beat = z.object({
  showing: z.string().max(rules.longestAddress + 100),
  visible: z.boolean(),
  version: z.string().max(40).default(""),
  errors: z.array(z.string().max(300)).max(10).default([]),
});
/** `counted` is false for a second window on a screen that another device is already. */
export const beatAnswer = z.object({ now: z.string(), version: z.string(), counted: z.boolean() });

/** A code for the device that asked; its ticket collects what becomes of it. */
export const pairingCode = z.object({
  code: z.string(),
  ticket: z.string(),
  expiresAt: z.string(),
  address: z.string(),
});
export const ticket = z.object({ ticket: z.string().max(100) });
/** The key is told once; null while nobody has typed the code. */
export const collected = z.object({ key: z.string().nullable(), expired: z.boolean() });

/** `screenId` gives an existing screen a new device; `companyId` is for the house's administrators. */
export const pairing = z.strictObject({
  code: z.string().max(40),
  name: name.optional(),
  companyId: id.optional(),
  screenId: id.optional(),
});

export const screenSetUp = z.object({
  ...{ id: z.number().int(), companyId: z.number().int(), company: z.string(), name: z.string() },
  state: z.enum(["live", "silent", "waiting", "unpaired"]),
  ...{ seenAt: z.string().nullable(), visible: z.boolean(), showing: z.string(), showingSince: z.string().nullable() },
  ...{ lastError: z.string(), lastErrorAt: z.string().nullable() },
  ...{ playlist: z.array(toldItem), night, refused: z.array(z.string()), version: z.number().int() },
  ...{ message: z.string(), messageUntil: z.string().nullable() },
});
export const screenList = z.array(screenSetUp);

/** `version` is that of the screen as its editor saw it. */
export const screenChange = z.strictObject({
  version: z.number().int(),
  name: name.optional(),
  playlist: z.array(screenItem).max(rules.mostItems, "too-many").optional(),
  night: night.optional(),
});

/** A message for the named screens, or for all of the company; an empty text takes it away. */
export const screenMessage = z.strictObject({
  ids: z.array(id).min(1).max(500).nullable(),
  text: z.string().trim().max(rules.longestMessage, "too-long"),
  minutes: z.number().int().min(1).max(1440).default(10),
});

/** The screens that a code can be shown on. */
export const screenChoice = z.array(z.object({ id: z.number().int(), name: z.string(), live: z.boolean() }));

/** The screens that a tile can be addressed to. */
export const screenNames = z.array(
  z.object({ id: z.number().int(), name: z.string(), company: z.string(), live: z.boolean() }),
);

/** `checked` shows the code, without it the code that stands is taken away. */
export const codeToShow = z.object({
  url: z
    .string()
    .max(1000)
    .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), "address"),
  checked: z.boolean().default(true),
  selectedScreen: id,
});

nameShapes({ ScreenView: screenView, ScreenSetUp: screenSetUp, ScreenItem: toldItem });

export type ScreenView = z.infer<typeof screenView>;
export type ScreenSetUp = z.infer<typeof screenSetUp>;
export type ScreenChange = z.infer<typeof screenChange>;
export type ScreenMessage = z.infer<typeof screenMessage>;
export type Pairing = z.infer<typeof pairing>;
export type PairingCode = z.infer<typeof pairingCode>;
export type Beat = z.infer<typeof beat>;
export type ScreenNames = z.infer<typeof screenNames>;
export type ScreenChoice = z.infer<typeof screenChoice>;
