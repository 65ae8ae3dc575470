import assert from "node:assert/strict";
import { signIn } from "../bench/sign-in.mjs";
import { send } from "../support/shoppers.mjs";

const price = 4990;
const claire = {
  ...{ title: "Mme", firstname: "Claire", name: "Laurent", phone: "06 12 34 56 78", email: "claire@exemple.test" },
  ...{ company: "Particulier", postalCode: "69005", city: "Lyon", country: "FR" },
};

/** @returns {Promise<any>} */
async function askFor(client, method, path, body) {
  const answer = await send(client, method, path, body);
  assert.equal(answer.status, 200, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Somebody of the demonstration, the garage's seller unless another is named; `base()` names the process that is asked. */
export async function signInAt(base, account) {
  const client = { base, token: await signIn(base(), account) };
  return { client, ask: (method, path, body) => askFor(client, method, path, body) };
}

/** A signed-in seller of the demonstration's garage with an article on the shelf; `base()` names the process that is asked. */
export async function openCounter(base) {
  const { client, ask } = await signInAt(base);
  const { items } = await ask("GET", "/parts/get/ref/fr/0986494104");
  const articleId = items[0].id;
  const { stockGroups } = await ask("GET", "/userInfo");
  const stockGroup = stockGroups.find(({ canUpdate }) => canUpdate).groupId;
  const formData = { price, amount: 5, partType: "neuve", stockGroup };
  await ask("POST", "/cloneItem", { item: { id: articleId }, formData });
  return {
    client,
    articleId,
    ask,
    /** The same seller at another process. */
    at: (other) => ({ ...client, base: () => other }),
    /** A customer with an empty cart, and what is put into it. */
    async newWish() {
      const { clientId } = await ask("POST", "/vc/newClient", { info: claire });
      return { customerId: clientId, item: articleId, price, channel: "local" };
    },
  };
}
