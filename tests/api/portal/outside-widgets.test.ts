import { issuerState } from "@/tests/support/issuer";
import { outsidePortal } from "@/tests/support/outside-portal";
import { randomBytes } from "node:crypto";
import { prisma } from "@/lib/platform/db";
import { placeHome } from "@/lib/domains/portal/tiles/queries/place-widgets";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { clientOf, makeCompany } from "@/tests/support/company";
import { begin, comeBack, cookieOf, makePerson } from "@/tests/support/sign-on";
import "@/tests/support/end";

const mark = () => randomBytes(6).toString("hex");
const plain = { ...issuerState };
let editor: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => void (editor = await makeCompany()));
beforeEach(() => {
  Object.assign(issuerState, plain, { codes: new Map() });
  Object.assign(outsidePortal, { widgets: new Map(), asked: [], down: false });
});

async function makeWidget(): Promise<string> {
  const name = `rse-${mark()}`;
  await editor.post("/apps/widget", { name, title: name });
  await editor.post("/newApp", { widget: name, name: "Own", appType: "linkTo", url: "https://exemple.fr" });
  return name;
}

/** A reader of the homes who came by the identity provider, with what it gives to open other systems. */
async function signOn(tokens: object = { access_token: `access-${mark()}`, expires_in: 300 }) {
  const person = await makePerson(["CaiaApp", "RSE"]);
  const begun = await begin();
  const nonce = begun.asked.get("nonce") ?? "";
  issuerState.tokenAnswer = { status: 200, body: { id_token: await issuerState.token(nonce), ...tokens } };
  const back = await comeBack(begun);
  issuerState.tokenAnswer = null;
  const token = cookieOf(back, "etabli.session")?.split("=")[1] ?? "";
  return { ...person, ...clientOf(token), token };
}

interface Shown {
  apps: { id: number; name: string; url: string }[];
}
const namesFor = async (who: { get: (path: string) => Promise<Response> }, widget: string) => {
  const { apps } = (await (await who.get(`/widget/${widget}`)).json()) as Shown;
  return apps.map(({ name }) => name);
};
const outside = (name: string, more: object = {}) => ({
  ...{ id: 7, name, appType: "linkTo", url: "https://portal.example.com/a" },
  ...more,
});

describe("the widgets of another portal", () => {
  it("stand in place of ours for who came by the identity provider, asked with their token", async () => {
    const [widget, unknown] = [await makeWidget(), await makeWidget()];
    outsidePortal.widgets.set(widget, [outside("Theirs"), outside("Second")]);
    const reader = await signOn({ access_token: "token-of-the-reader", expires_in: 300 });
    expect(await namesFor(reader, widget)).toEqual(["Theirs", "Second"]);
    expect(outsidePortal.asked).toEqual([{ path: `/base/widget/${widget}`, bearer: "token-of-the-reader" }]);
    expect(await namesFor(reader, unknown)).toEqual(["Own"]);
  });

  it("are never shown to the next reader, nor asked for one with a password", async () => {
    const widget = await makeWidget();
    outsidePortal.widgets.set(widget, [outside("For the first")]);
    const first = await signOn();
    expect(await namesFor(first, widget)).toEqual(["For the first"]);
    outsidePortal.widgets.set(widget, [outside("For the second")]);
    expect(await namesFor(await signOn(), widget)).toEqual(["For the second"]);
    outsidePortal.asked = [];
    expect(await namesFor(await makeCompany({ rights: ["CaiaApp", "RSE"] }), widget)).toEqual(["Own"]);
    expect(outsidePortal.asked).toEqual([]);
  });

  it("are judged as our own: addresses, dates, rights and kinds", async () => {
    const widget = await makeWidget();
    outsidePortal.widgets.set(widget, [
      outside("Script", { url: "javascript:alert(1)" }),
      outside("Without a name", { name: "" }),
      outside("Over", { dateTo: "2020-01-01 00:00:00" }),
      outside("Of another right", { accessRight: "admin" }),
      outside("Of a vehicle", { appType: "levam" }),
      ...["text", null, 12],
      outside("Good", { roles: ["internal"], translations: {} }),
    ]);
    expect(await namesFor(await signOn(), widget)).toEqual(["Good"]);
  });

  it("open a frame in a tab, for it has no page here", async () => {
    const widget = await makeWidget();
    const url = "https://portal.example.com/frame";
    outsidePortal.widgets.set(widget, [outside("Frame", { appType: "iframe", url })]);
    const { token } = await signOn();
    const actor = await findActor(token);
    if (!actor) throw new Error("the session does not count");
    const { widgets } = await placeHome(actor, { home: "rse" });
    const [tile] = widgets.find(({ name }) => name === widget)?.tiles ?? [];
    expect(tile).toMatchObject({ name: "Frame", unframed: [url] });
    expect(tile?.id).toBeLessThan(0);
  });

  it("leave ours while the portal does not answer", async () => {
    const widget = await makeWidget();
    outsidePortal.widgets.set(widget, [outside("Theirs")]);
    outsidePortal.down = true;
    expect(await namesFor(await signOn(), widget)).toEqual(["Own"]);
  });

  it("are asked with a renewed token, and a token goes at sign-out", async () => {
    const widget = await makeWidget();
    outsidePortal.widgets.set(widget, [outside("Theirs")]);
    const reader = await signOn({ access_token: "old", refresh_token: "more", expires_in: 1 });
    issuerState.tokenAnswer = { status: 200, body: { access_token: "new", expires_in: 300 } };
    expect(await namesFor(reader, widget)).toEqual(["Theirs"]);
    expect(outsidePortal.asked.map(({ bearer }) => bearer)).toEqual(["new"]);
    expect(issuerState.asked.at(-1)?.body).toContain("grant_type=refresh_token&refresh_token=more");
    const kept = () => prisma().session.count({ where: { userId: reader.userId, NOT: { providerTokens: null } } });
    expect(await kept()).toBe(1);
    await reader.post("/logout");
    expect(await kept()).toBe(0);
  });
});
