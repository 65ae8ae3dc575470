import { hash } from "@node-rs/argon2";
import createClient from "openapi-fetch";
import { app } from "@/lib/api/app";
import type { paths } from "@/lib/generated/api/openapi";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { claire } from "@/tests/support/supply";

const password = "a long enough password";

/** What a program has that knows the document alone. */
const client = createClient<paths>({
  baseUrl: "http://etabli.test/api",
  fetch: async (request) => app.request(request),
});

/** The data of an answer that is none of the call's refusals. */
function given<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data === undefined) throw new Error(`${response.url} ${response.status} ${JSON.stringify(error)}`);
  return data;
}

const first = <T>(list: readonly T[], what: string): T => {
  const [one] = list;
  if (one === undefined) throw new Error(`there is no ${what}`);
  return one;
};

async function signIn(): Promise<void> {
  const { email, userId } = await makeCompany();
  await prisma().user.update({ where: { id: userId }, data: { passwordHash: await hash(password) } });
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}`;
  const session = given(await client.GET("/login", { headers: { authorization } }));
  client.use({
    onRequest: ({ request }) => request.headers.set("authorization", `Bearer ${session.token}`),
  });
}

describe("a client generated from the document", () => {
  it("does the main job: plate, parts, offer, customer, cart and quote, without a cast", async () => {
    await signIn();

    const vehicle = given(await client.GET("/immat/{value}", { params: { path: { value: "AB-123-CD" } } }));
    const { ktype, Codif_Vin_PRF: vin } = vehicle;
    if (typeof ktype !== "number" || typeof vin !== "string") throw new Error("the vehicle is not identified");

    const place = { vtype: "vl", lang: "fr", typnr: ktype } as const;
    const families = given(await client.GET("/parts-families/{vtype}/{lang}/{typnr}", { params: { path: place } }));
    const brakes = families.filter(({ label }) => label.startsWith("Freinage"));
    const subfamilies = given(
      await client.GET("/parts-families/{vtype}/{lang}/{typnr}/{family}", {
        params: { path: { ...place, family: first(brakes, "family of brakes").id } },
      }),
    );
    const pads = subfamilies.flatMap(({ genarts }) => genarts).filter(({ label }) => label.includes("plaquettes"));
    const list = given(
      await client.GET("/vehicle-parts/{vtype}/{lang}/{ktype}/{itemId}", {
        params: { path: { vtype: "vl", lang: "fr", ktype, itemId: first(pads, "pads").id }, query: { vin } },
      }),
    );
    expect(list.articles.length).toBeGreaterThan(0);

    const items = list.articles.slice(0, 50).map(({ id }) => ({ articleId: id }));
    const available = given(await client.POST("/availability", { body: { items } }));
    if (!("answers" in available)) throw new Error("lines come to who asks for lines alone");
    const offers = available.answers.flatMap(({ supplier, offers: of }) => of.map((offer) => ({ ...offer, supplier })));
    const offer = first(
      offers.filter(({ state, netCents, currency }) => state === "available" && netCents && currency === "EUR"),
      "offer",
    );

    const { clientId } = given(await client.POST("/vc/newClient", { body: { info: claire } }));
    const key = { "Idempotency-Key": "the-first-pads" };
    const line = {
      item: { id: offer.articleId },
      ...{ name: "", price: offer.netCents, channel: offer.supplier.code, customerId: clientId, vin, ktype },
    };
    const added = given(await client.POST("/addItemToCart", { body: line, params: { header: key } }));
    const again = given(await client.POST("/addItemToCart", { body: line, params: { header: key } }));
    expect(again).toEqual(added);
    const cart = given(
      await client.GET("/getCart/{customerId}", { params: { path: { customerId: String(clientId) } } }),
    );
    expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([[added.id, 1]]);

    const made = given(await client.POST("/quote/new", { body: { customerId: clientId } }));
    const path = { id: String(made.id) };
    const quote = given(await client.GET("/quote/{id}", { params: { path } }));
    expect(quote).toMatchObject({ number: made.number, status: "new", document: { lines: [{ quantity: 1 }] } });
    const pdf = given(await client.GET("/quote/{id}/pdf", { params: { path }, parseAs: "arrayBuffer" }));
    expect((await readPdf(Buffer.from(pdf))).pages.join(" ")).toContain(made.number);
  });

  it("hears refusals as the document says them", async () => {
    const { error, response } = await client.GET("/quote/{id}", { params: { path: { id: "2000000001" } } });
    expect([response.status, error?.code, error?.status]).toEqual([404, "not-found", 404]);
  });
});
