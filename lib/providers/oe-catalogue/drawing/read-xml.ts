export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  kind: "open" | "close" | "empty";
  /** Text that follows up to the next tag. */
  text: string;
}

/** What a drawing must not hold, in the words told to who brought it. */
export class DrawingRefusal extends Error {}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "");

const attribute = /([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy;

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    if (at >= text.length) return found;
    attribute.lastIndex = at;
    const [whole, name, double, single] = attribute.exec(text) ?? [];
    if (whole === undefined || name === undefined) throw new DrawingRefusal("The drawing is no well-formed XML.");
    found.set(name.toLowerCase(), decoded(double ?? single ?? ""));
    at += whole.length;
  }
}

const opening = /<(\/?)([A-Za-z_][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>([^<]*)/y;
const skipped = /(?:<\?[^>]*\?>|<!--[\s\S]*?-->)([^<]*)/y;

/** The tags of an XML text in their order. Throws DrawingRefusal for a document type, entities, CDATA and what is no XML. */
export function* readXml(source: string): Generator<Tag> {
  let at = source.indexOf("<");
  if (at < 0) throw new DrawingRefusal("The drawing is no XML.");
  while (at < source.length) {
    skipped.lastIndex = at;
    const aside = skipped.exec(source);
    if (aside) {
      at = skipped.lastIndex;
      continue;
    }
    if (source.startsWith("<!", at)) throw new DrawingRefusal("A drawing has no document type, entities or CDATA.");
    opening.lastIndex = at;
    const [, slash, name, inside, end, text] = opening.exec(source) ?? [];
    if (name === undefined) throw new DrawingRefusal("The drawing is no well-formed XML.");
    at = opening.lastIndex;
    const kind = slash ? "close" : end ? "empty" : "open";
    yield { name: name.toLowerCase(), attributes: attributesOf(inside ?? ""), kind, text: decoded(text ?? "") };
  }
}
