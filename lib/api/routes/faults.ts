import { z } from "@hono/zod-openapi";
import { answerFaultsOfMid } from "@/lib/domains/faults/queries/answer-faults";
import { faultAnswer } from "@/lib/domains/faults/schema";
import { answerFaultsOfOperation } from "@/lib/domains/operations/queries/answer-faults";
import { offeredLanguage, languageOf, type Language } from "@/lib/shared/languages";
import { defineRoute } from "../define-route";
import { langOf } from "../shapes";

const get = { method: "get", domain: "repair", right: "DTC", answer: faultAnswer, refuses: [404] } as const;
const codes = z.string().min(1).max(4000);
const mid = z.string().min(1).max(100);

defineRoute(
  {
    ...get,
    path: "/md360dtc/{value}/{dtc}",
    summary:
      "What fault codes mean and the parts they name, for an operation's vehicle; `code` says the quota is used up",
    params: z.object({ value: z.string().min(1).max(40), dtc: codes }),
  },
  (actor, { params: { value, dtc } }) =>
    answerFaultsOfOperation(actor, { number: value, text: dtc, lang: langOf(actor) }),
);

defineRoute(
  {
    ...get,
    path: "/md360dtcMID/{value}/{dtc}",
    summary: "The same for the vehicle of an AutoData number (MID)",
    params: z.object({ value: mid, dtc: codes }),
  },
  (actor, { params: { value, dtc } }) => answerFaultsOfMid(actor, { mid: value, text: dtc, lang: langOf(actor) }),
);

defineRoute(
  {
    ...get,
    path: "/md360dtcMID/{where}/{mid}/{codes}",
    name: "getMd360dtcMidIn",
    summary: "The same in a country's language (two capitals) or a language (small letters)",
    params: z.object({
      where: z
        .string()
        .regex(/^([A-Z]{2}|[a-z]{2,3}(-[A-Za-z0-9]{2,8})*)$/, "a country such as FR or a language such as fr"),
      mid,
      codes,
    }),
  },
  (actor, { params: { where, ...asked } }) =>
    answerFaultsOfMid(actor, { mid: asked.mid, text: asked.codes, lang: languageAt(where) }),
);

/** The language that most people of a country read, or the one named. */
function languageAt(where: string): Language {
  if (!/^[A-Z]{2}$/.test(where)) return languageOf(where);
  const { language } = new Intl.Locale(`und-${where}`).maximize();
  return offeredLanguage(language) ?? languageOf(where);
}
