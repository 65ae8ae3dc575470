import path from "node:path";
import ts from "typescript";
import { product, type Source } from "@/tests/structure/files";

export interface Found {
  /** What the statement is called: its name, or its file where it has none. */
  name: string;
  text: string;
}

const root = path.resolve(__dirname, "../..");
const tagged = /\$(?:query|execute)Raw$/;
const written = /\b(?:select|insert|update|delete|with)\b/i;

const property = (node: ts.ObjectLiteralExpression, name: string) =>
  node.properties.find((one) => one.name?.getText() === name);

const isStatement = (node: ts.Node): node is ts.ObjectLiteralExpression =>
  ts.isObjectLiteralExpression(node) && Boolean(property(node, "name") && property(node, "text"));

const isCatalogue = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === "catalogueStatement";

/** The text of a tagged statement: Prisma makes a parameter of whatever stands in it. */
const textOf = ({ template }: ts.TaggedTemplateExpression): string =>
  ts.isTemplateExpression(template)
    ? template.head.text + template.templateSpans.map(({ literal }, at) => `$${at + 1}${literal.text}`).join("")
    : template.text;

function look({ path: file, text }: Source) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const [named, plain] = [[] as ts.Node[], [] as string[]];
  const visit = (node: ts.Node): void => {
    if (isStatement(node) || isCatalogue(node)) named.push(node);
    if (ts.isTaggedTemplateExpression(node) && tagged.test(node.tag.getText())) plain.push(textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { named, plain };
}

/** The source with each statement handed to `note` as it is made. */
function noting(text: string, nodes: readonly ts.Node[]): string {
  const marks = nodes.flatMap((node) => [
    { at: node.getStart(), put: "__note(" },
    { at: node.getEnd(), put: ")" },
  ]);
  return marks
    .sort((one, other) => other.at - one.at)
    .reduce((left, { at, put }) => left.slice(0, at) + put + left.slice(at), text);
}

const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };

/** Runs a module on its own, with what it imports as the product has it. */
function run(file: string, text: string, note: (made: unknown) => unknown): void {
  const code = ts.transpileModule(text, { compilerOptions: options }).outputText;
  const load = (name: string): unknown => {
    if (name.startsWith("@/")) return jest.requireActual(path.join(root, name.slice(2)));
    return jest.requireActual(name.startsWith(".") ? path.resolve(root, path.dirname(file), name) : name);
  };
  const made = { exports: {} };
  new Function("exports", "module", "require", "__note", code)(made.exports, made, load, note);
}

/** The statements of a source as its module makes them when it is loaded, the catalogue's over the schema. */
function namedIn(source: Source, nodes: readonly ts.Node[], schema: string): Found[] {
  const made: unknown[] = [];
  run(source.path, noting(source.text, nodes), (one) => (made.push(one), one));
  return made
    .map((one) => (typeof one === "function" ? one(schema) : one) as Partial<Found>)
    .filter((one): one is Found => typeof one.name === "string" && typeof one.text === "string");
}

/** The statements without a name of one file. */
export const taggedIn = (file: string): string[] =>
  product.filter((source) => source.path === file).flatMap((source) => look(source).plain);

/** Every statement that the product's code writes itself, less those that a function writes when it is called. */
export function everyStatement(schema: string): Found[] {
  return product
    .filter(({ path: file }) => /^lib\/(?:domains|platform|providers)\/.*\.ts$/.test(file))
    .flatMap((source) => {
      const { named, plain } = look(source);
      const runs = named.length > 0 && written.test(source.text) ? namedIn(source, named, schema) : [];
      return [...runs, ...plain.map((text) => ({ name: source.path, text }))];
    })
    .filter(({ text }) => written.test(text));
}
