import { SaxesParser } from "saxes";

export interface XmlNode {
  /** Without its namespace's prefix. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

const deepest = 60;
const mostNodes = 2_000_000;

/** The tree of an XML text. Throws for what is not well formed, deeper than 60 elements, or larger than a bank's file is. */
export function readXml(text: string): XmlNode {
  const parser = new SaxesParser();
  const root: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const path = [root];
  let count = 0;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("no bank's file has a document type");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (path.length > deepest || (count += 1) > mostNodes) throw new Error("the file is no bank's");
    const node: XmlNode = { name: name.replace(/^.*:/, ""), attributes, children: [], text: "" };
    path.at(-1)?.children.push(node);
    path.push(node);
  });
  parser.on("text", (part) => {
    const node = path.at(-1);
    if (node) node.text += part;
  });
  parser.on("closetag", () => void path.pop());
  parser.write(text).close();
  return root;
}

/** The nodes at the end of a path of names. */
export const nodesAt = (node: XmlNode, ...names: string[]): XmlNode[] =>
  names.reduce<XmlNode[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [node],
  );

/** The text of the first node there; empty when there is none. */
export const textAt = (node: XmlNode, ...names: string[]): string => nodesAt(node, ...names)[0]?.text.trim() ?? "";
