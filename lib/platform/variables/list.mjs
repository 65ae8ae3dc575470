import { outsideVariables } from "./outside.mjs";
import { ownVariables } from "./own.mjs";
import { peopleVariables } from "./people.mjs";
import { isWellFormed } from "./shapes.mjs";
import { testVariables } from "./testing.mjs";
import { tradeVariables } from "./trade.mjs";
import { walletVariables } from "./wallets.mjs";

/**
 * Every environment variable of the product: the launcher and lib/platform/env check values by it, `npm run environment`
 * writes .env.example and the README's table from it.
 */
export const variables = /** @type {const} */ ([
  ...ownVariables,
  ...outsideVariables,
  ...tradeVariables,
  ...walletVariables,
  ...peopleVariables,
  ...testVariables,
]);

/**
 * The sentence about a value that does not have its variable's shape; secrets stay unsaid.
 * @param {import("./shapes.mjs").Variable} variable
 * @param {string} value
 */
export function faultOf(variable, value) {
  if (isWellFormed(variable, value)) return null;
  const { name, meaning, example, secret } = variable;
  return `${name}${secret ? "" : ` ("${value}")`} is malformed. ${meaning} Example: ${name}=${example}`;
}
