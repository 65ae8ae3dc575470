import { makeCompany } from "./company";
import { claire, putOnShelf, someArticles } from "./supply";

export type Client = Awaited<ReturnType<typeof makeCompany>>;

export const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;

/** The price on the shelf of `openCounter`, in cents. */
export const shelfPrice = 4990;

/** A company with a customer and some articles on its own shelf for 49.90 each. */
export async function openCounter(wanted?: Parameters<typeof makeCompany>[0], count = 1) {
  const company = await makeCompany(wanted);
  const customerId = await newCustomer(company);
  const articles = await someArticles(count);
  for (const id of articles) await putOnShelf(company, id, shelfPrice);
  return { company, customerId, articles, articleId: articles[0] ?? 0 };
}

export async function newCustomer(company: Client, info: object = claire): Promise<number> {
  return (await json<{ clientId: number }>(company.post("/vc/newClient", { info }))).clientId;
}

/** Sends an addition of an article of the shelf. */
export const addOne = (
  client: Pick<Client, "post">,
  customerId: number,
  articleId: number,
  more: object = {},
  headers?: Record<string, string>,
) =>
  client.post(
    "/addItemToCart",
    { item: { id: articleId }, name: "", price: shelfPrice, channel: "local", customerId, ...more },
    headers,
  );

/** Status and code of a refusal. */
export async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, (await json<{ code: string }>(response)).code];
}
