import path from "node:path";
import { articleCount } from "../../scripts/lib/article-count.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";

const usage = (names) =>
  `npm run bench -- [--only ${names.join(",")}] [--seconds 4] [--data FOLDER] [--base URL]\n` +
  "npm run bench -- --articles 100000,1000000,3000000 [--seconds 4]";

/** Which sections to measure, how long a round lasts (seconds), which data folder or running server to use. */
export function readOptions(args, names) {
  /** @type {Record<string, any>} */
  const options = { only: names, seconds: 4, rounds: 5, data: null, base: null, articles: null };
  const read = {
    "--articles": (value) => (options.articles = sizesOf(value)),
    "--only": (value) => (options.only = value.split(",")),
    "--seconds": (value) => (options.seconds = Number(value)),
    "--data": (value) => (options.data = path.resolve(value)),
    "--base": (value) => (options.base = value.replace(/\/$/, "")),
  };
  const rest = args.flatMap((one) => one.split(/=(.*)/s, 2));
  for (let at = 0; at < rest.length; at += 2) {
    const [flag, value] = [rest[at], rest[at + 1]];
    if (!read[flag] || !value) throw new Refusal(`${flag} is unknown or lacks its value. ${usage(names)}`);
    read[flag](value);
  }
  if (options.articles && (options.data || options.base || options.only !== names))
    throw new Refusal("--articles measures databases of its own: leave --only, --data and --base out.");
  return checked(options, names);
}

/** The sizes in order, each once. */
const sizesOf = (value) => [...new Set(value.split(",").map(articleCount))].sort((a, b) => a - b);

function checked(options, names) {
  const strange = options.only.find((name) => !names.includes(name));
  if (strange !== undefined) throw new Refusal(`There is no section "${strange}". ${usage(names)}`);
  if (!(options.seconds >= 1 && options.seconds <= 60)) throw new Refusal("--seconds takes 1 to 60.");
  if (options.base && !URL.canParse(options.base)) throw new Refusal("--base takes an address: http://localhost:3000");
  if (options.base) options.only = options.only.filter((name) => name !== "start");
  if (options.only.length === 0) throw new Refusal("A running server cannot be started again: leave --base out.");
  return options;
}
