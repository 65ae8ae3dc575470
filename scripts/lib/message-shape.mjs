import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

const arguments_ = [TYPE.argument, TYPE.number, TYPE.date, TYPE.time];
const branches = (node) => Object.values(node.options).map(({ value }) => value);

function shapeOf(nodes, out) {
  for (const node of nodes) {
    if (node.type === TYPE.plural) {
      out.args.add(node.value);
      out.plurals.push({ ordinal: node.pluralType === "ordinal", forms: Object.keys(node.options) });
    }
    if (node.type === TYPE.select) out.choices.add(`${node.value}: ${Object.keys(node.options).sort().join(", ")}`);
    if (node.type === TYPE.plural || node.type === TYPE.select) branches(node).forEach((one) => shapeOf(one, out));
    if (node.type === TYPE.tag) {
      out.tags.add(`<${node.value}>`);
      shapeOf(node.children, out);
    }
    if (arguments_.includes(node.type)) out.args.add(node.value);
  }
  return out;
}

/** What of a message has to be alike in every language, and its plural forms; throws where it is no message. */
export const shapeOfMessage = (text) =>
  shapeOf(parse(text), { args: new Set(), tags: new Set(), choices: new Set(), plurals: [] });

const ofValue = 6;

function roomOf(nodes) {
  const one = (node) => {
    if (node.type === TYPE.literal) return node.value.replace(/\p{M}/gu, "").length;
    if (node.type === TYPE.plural || node.type === TYPE.select) return Math.max(...branches(node).map(roomOf));
    if (node.type === TYPE.tag) return roomOf(node.children);
    return node.type === TYPE.pound ? 1 : ofValue;
  };
  return nodes.reduce((sum, node) => sum + one(node), 0);
}

/** How many letters of a message are seen at once: of its forms the longest, without signs above and below letters. */
export const lengthOfMessage = (text) => roomOf(parse(text));

const known = new Map();

/** The plural forms that whole numbers ask for in a language, and those that it has. */
function formsOf(language, ordinal) {
  const key = `${language} ${ordinal}`;
  const before = known.get(key);
  if (before) return before;
  const rules = new Intl.PluralRules(language, { type: ordinal ? "ordinal" : "cardinal" });
  const asked = new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
  const forms = { asked: [...asked], has: rules.resolvedOptions().pluralCategories };
  known.set(key, forms);
  return forms;
}

/** What is wrong with the plurals of a message, as sentences. */
export const pluralFaults = (language, plurals) =>
  plurals.flatMap(({ ordinal, forms }) => {
    const { asked, has } = formsOf(language, ordinal);
    const lacks = [...new Set([...asked, "other"])].filter((form) => !forms.includes(form)).sort();
    const over = forms.filter((form) => !form.startsWith("=") && form !== "other" && !has.includes(form));
    return [
      ...(lacks.length ? [`lacks the plural ${lacks.join(", ")}`] : []),
      ...(over.length ? [`has the plural ${over.join(", ")}, which the language does not know`] : []),
    ];
  });
