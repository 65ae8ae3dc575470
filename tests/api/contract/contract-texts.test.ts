import { randomBytes } from "node:crypto";
import "@/tests/support/end";
import { startStreamServer } from "@/tests/support/stream-process";
import { bare, calls, questionOf, send, type DeclaredCall, type Schema, type Values } from "@/tests/support/contract";
import { drawPicture, hourCents, makeOwner, placesOf, questionFor } from "@/tests/support/owner";

const reads = calls.filter(({ changes, rights }) => !changes && rights[0] !== "public" && rights[0] !== "companion");
const streams = new Set(["GET /sse"]);

/** Fields whose words have a form of their own: a plate, an address, a list, a key, a name that stands in addresses. */
const formed = new Set(
  (
    "myBox erp com visio backOffice help store statisticsFrame iban immat vin plate email phone country siren vatNumber token dateFrom dateTo seen password current password1 password2 " +
    "timestamp pathname status genartIds partBrands price genartId quantity stockGroup oldname id ean channel codeMot " +
    "value codes addCodes removeCode type reference ArtNr postalCode genarts Immat_SIV Codif_Vin_PRF oeNumbers Marque Modèle Version columns " +
    "to widget url img urlStart urlEnd urlMaintenance urlCover alertStart alertEnd data roles phoneNumber version " +
    "targetUrl image icon sendAt expiresAt endpoint p256dh auth lastDay"
  ).split(" "),
);
const searchNames = new Set(["POST /add-custom-search", "POST /update-custom-search"]);
/** Names that stand in addresses. */
const namedIn = new Set(["POST /apps/widget", "POST /dock-apps", "POST /dock-apps/change/{id}"]);
/** Calls whose texts nobody reads again over a call. */
const unread = new Set([
  ...["POST /error", "POST /addItemToCart", "POST /lpr", "POST /quote/status", "POST /createActiaSession"],
  ...["POST /checkoutAddressing", "POST /payments/transfers", "POST /payments/transfers/confirm"],
  ...["POST /notifications/schedule", "POST /notifications/push", "POST /notifications/push/remove"],
]);
/** Calls that take a screen, a pass, or an order in a state of its own: tests of live, passes and orders ask them. */
const ofState = new Set([
  ...["POST /order/told", "POST /screen/{id}/beat", "POST /screens/change/{id}"],
  ...["POST /screens/message", "POST /screens/pair", "POST /screen/collect", "POST /vendor/orders/{key}/answer"],
  ...["POST /passes", "POST /updatePass/{serial}"],
]);
/** Calls that need another system: tests/api/single-sign-on and wordpress ask them with one. */
/** What the customer alone may do, on the phone: tests/api/quotes/agreement asks it. */
const ofCustomer = new Set(["POST /quote/agree"]);
const outside = new Set(["POST /sso/finish", "POST /wp-auth/user"]);
/** What the house that runs the portal alone may do: tests/api/vendors and tests/api/chat ask it. */
const ofPortal = new Set(["POST /vendors/{number}/decision", "POST /conversations/{id}"]);

/** Fields that take less than they are declared with, because blanks do not count. */
const shorter: Readonly<Record<string, number>> = { place: 40 };

const isFree = (name: string, { type, enum: words, pattern, format }: Schema): boolean =>
  [type].flat().includes("string") && !words && !pattern && !format && !formed.has(name);

const fieldsIn = (schema: Schema | null): [string, number][] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, one]): [string, number][] =>
    [one.type].flat().includes("object") && !formed.has(name)
      ? fieldsIn(one)
      : isFree(name, one)
        ? [[name, Math.min(one.maxLength ?? 100, shorter[name] ?? Infinity)]]
        : [],
  );
/** The fields of a call that take any text, with the longest that each takes. */
const freeFields = ({ name, body }: DeclaredCall) =>
  searchNames.has(name) || unread.has(name)
    ? []
    : fieldsIn(body).filter(([field]) => field !== "name" || !namedIn.has(name));

const hostile = [
  `<script>alert(1)</script>"'&amp;`,
  "<b>&\u202egnal\u202c مرحبا 👩‍🔧🇫🇷",
  "'; drop--{{7*7}}${1} %00\\u0000",
] as const;
let count = 0;
const run = randomBytes(3).toString("hex");
/** A text that is known again wherever it comes back, as long as the field takes. */
function textFor(most: number): string {
  const mark = `T${run}${(count += 1)}t`;
  const text = `${mark} ${hostile[count % hostile.length]}`;
  return text.length <= most ? text : `${mark} <b>&`;
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value && typeof value === "object"
    ? Object.entries(value).flatMap(([name, one]) => [name, ...stringsIn(one)])
    : [];
};

const writing = calls.filter(
  (call) =>
    freeFields(call).length > 0 && ![outside, ofPortal, ofState, ofCustomer].some((some) => some.has(call.name)),
);

let owner: Awaited<ReturnType<typeof makeOwner>>;
let picture: File;
/** The customers of the walk: the one that it changes and the ones that it makes. */
let customers: unknown[] = [];
beforeAll(async () => {
  [owner, picture] = await Promise.all([makeOwner(), drawPicture()]);
  customers = [owner.values.customerId];
});
const headers = () => ({ authorization: `Bearer ${owner.company.token}` });

async function write(call: DeclaredCall, texts: Values): Promise<[number, string]> {
  const plate = `QX-${100 + (count % 900)}-KM`;
  const parts = call.name === "POST /vc/newClient" ? { info: {}, vehicle: {} } : {};
  const values = {
    ...placesOf(call, owner.values),
    ...parts,
    immat: plate,
    plate,
    vin: null,
    image: picture,
    ...(call.route.startsWith("/cart/work") && { seen: hourCents }),
    ...(call.name === "POST /sendNotification" && { image: "", targetTags: ["garage"] }),
    ...texts,
  };
  const answer = await bare(await send(call, questionOf(call, values), headers()));
  if (call.name === "POST /quote/new" && answer[0] === 200)
    owner.values = { ...owner.values, quoteId: (JSON.parse(answer[1]) as { id: number }).id };
  if (call.name === "POST /quote/mail" && answer[0] === 200)
    owner.values = { ...owner.values, mail: (JSON.parse(answer[1]) as { mailId: number }).mailId };
  if (call.name === "POST /vc/newClient" && answer[0] === 200)
    customers = [...customers, (JSON.parse(answer[1]) as { clientId: number }).clientId];
  return answer;
}

/** Every text of every answer that the company may read. */
async function readAll(): Promise<string[]> {
  const questions = reads
    .filter(({ name }) => !streams.has(name))
    .flatMap((call) =>
      (call.route.startsWith("/vc/") ? customers : [owner.values.customerId]).map((customerId) => ({
        call,
        values: { ...owner.values, customerId, clientId: customerId },
      })),
    );
  const texts: string[][] = [];
  const ask = async ({ call, values }: (typeof questions)[number]) => {
    const response = await send(call, questionFor(call, values), headers());
    if (!response.headers.get("content-type")?.includes("json")) return response.text().then(() => []);
    return stringsIn(await response.json());
  };
  // Not all at once: on a busy machine the last would wait for a connection longer than anybody may.
  for (let at = 0; at < questions.length; at += 20)
    texts.push(...(await Promise.all(questions.slice(at, at + 20).map(ask))));
  return texts.flat();
}

describe("texts full of markup, marks and signs", () => {
  it("come back as they were written, wherever they are read", async () => {
    const faults: unknown[] = [];
    const sent: [string, string, string][] = [];
    for (const call of writing) {
      const texts = Object.fromEntries(freeFields(call).map(([name, most]) => [name, textFor(most)]));
      const [status, text] = await write(call, texts);
      if (status >= 400) faults.push([call.name, status, text]);
      else sent.push(...Object.entries(texts).map(([name, one]): [string, string, string] => [call.name, name, one]));
    }
    const found = await readAll();
    for (const [call, field, text] of sent) {
      const mark = text.split(" ", 1)[0] ?? "";
      const shown = found.filter((one) => one.includes(`${mark} `));
      if (shown.length === 0) faults.push([call, field, "is read nowhere"]);
      const changed = shown.filter((one) => !one.includes(text));
      if (changed.length > 0) faults.push([call, field, text, changed]);
    }
    expect(faults).toEqual([]);
  });

  it.each(["\u0000", "\u0007", "\u001b[2J", "\u007f", "\u0085", "\ud800"])(
    "with the control character %j are kept whole or refused in words",
    async (sign) => {
      const faults: unknown[] = [];
      for (const call of writing) {
        const texts = Object.fromEntries(freeFields(call).map(([name]) => [name, `${textFor(20)}${sign}x`]));
        const [status, text] = await write(call, texts);
        if (status >= 500 || (status >= 400 && !text.includes('"code"'))) faults.push([call.name, status, text]);
      }
      expect(faults).toEqual([]);
    },
  );
});

describe("a call that only reads", () => {
  it("writes nothing: it answers on a database that takes no writes", async () => {
    const server = await startStreamServer({ PGOPTIONS: "-c default_transaction_read_only=on" });
    const faults: unknown[] = [];
    for (const call of reads.filter(({ name }) => !streams.has(name))) {
      const { path } = questionFor(call, owner.values);
      const response = await fetch(`${server.base}/api${path}`, { headers: headers() });
      const [status, text] = await bare(response);
      if (status >= 500 && !text.includes('"code":"registry-')) faults.push([call.name, status, text]);
    }
    await server.stop();
    expect(faults).toEqual([]);
  });
});
