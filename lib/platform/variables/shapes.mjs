/**
 * @typedef {object} Variable
 * @property {string} name
 * @property {"process" | "database" | "live" | "vehicles" | "trade" | "people" | "tests"} group
 * @property {string} meaning One sentence; a path below docs becomes a link where the README shows it.
 * @property {"whole" | "decimal" | "choice" | keyof typeof texts} shape
 * @property {number} [from] The least number.
 * @property {number} [to] The largest one.
 * @property {string} [besides] What a process takes as well, where nobody types it: port 0 is any free one.
 * @property {readonly string[]} [of] What may be chosen.
 * @property {string} [default]
 * @property {string} [unset] What holds without it, in words, where no value says so.
 * @property {string} example
 * @property {true} [secret] Its value is never shown.
 * @property {readonly string[]} [needs] Others without which it means nothing.
 * @property {true} [elsewhere] An address of others, at an origin that is not our own.
 */

const texts = {
  host: /^[A-Za-z0-9.:-]+$/,
  database: /^postgres(ql)?:\/\/[^\s/]+\/[^\s/?]+(\?\S*)?$/,
  origin: /^https?:\/\/[^\s/]+\/?$/,
  web: /^https?:\/\/\S+$/,
  page: /^https?:\/\/[^\s?#]+$/,
  tokenAddress: /^https:\/\/\S*\{token\}\S*$/,
  networks: /^[0-9A-Fa-f.:]+(\/[0-9]{1,3})?(\s*,\s*[0-9A-Fa-f.:]+(\/[0-9]{1,3})?)*$/,
  secret32: /^.{32,}$/s,
  word32: /^\S{32,}$/,
  key32: /^[A-Za-z0-9_-]{43}=?$/,
  token: /^[\x21-\x7e]{16,}$/,
  word: /^\S+$/,
  // RFC 6749, appendix A.2: a blank is part of a secret.
  clientSecret: /^[\x20-\x7e]+$/,
  header: /^[A-Za-z0-9-]+$/,
  name: /^[^\n]{1,40}$/,
  line: /^[^\n]{1,200}$/,
  folder: /^.+$/s,
  tiles: /^https?:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/,
  path: /^\/.+$/s,
  object: /^\{.*\}$/s,
  list: /^\[.*\]$/s,
  email: /^[^\s@]+@[^\s@]+$/,
  smtp: /^smtps?:\/\/\S+$/,
  phone: /^\+?[0-9][0-9 .()-]{4,30}$/,
  one: /^1$/,
};

/** @type {Record<string, RegExp>} */
const numbers = { whole: /^(0|[1-9][0-9]*)$/, decimal: /^([0-9]+(\.[0-9]+)?|\.[0-9]+)$/ };

/**
 * Whether a value has the shape that the list names for its variable.
 * @param {Variable} variable
 * @param {string} value
 */
export function isWellFormed({ shape, from = 0, to = Infinity, of }, value) {
  if (shape === "choice") return Boolean(of?.includes(value));
  const number = numbers[shape];
  if (number) return number.test(value) && Number(value) >= from && Number(value) <= to;
  return texts[/** @type {keyof typeof texts} */ (shape)].test(value);
}
