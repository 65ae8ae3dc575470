import { line } from "@/lib/import/copy/line";
import type { RepairPanel, ServiceIntervals } from "@/lib/providers/repair-data/port";
import type { Told } from "./subject";
import { anyLanguage, markOf } from "@/lib/providers/repair-data/embedded-texts";
import { furtherNames } from "../words";
import { said, type Worded } from "./texts";
import type { Words } from "./tables";

/** The ways in which a document is written: in the two languages of the tables, and with the ids of its texts. */
const written: [language: string, say: (words: Words) => string][] = [
  ["en", ({ en }) => en],
  ["fr", ({ fr }) => fr],
  [anyLanguage, ({ en, fr }) => markOf(en, fr)],
];

/** What is told of vehicles; those of which the same is told share it. */
export class Documents {
  private readonly ids = new Map<string, number>();
  private readonly panels: { id: number; panel: Worded<RepairPanel> }[] = [];
  private readonly services: { id: number; service: Worded<ServiceIntervals> }[] = [];

  idOf(kind: string, told: Told<Worded<RepairPanel>> | null): number | null {
    return told && this.idOfKey(`${kind} ${told.key}`, (id) => this.panels.push({ id, panel: told.build() }));
  }

  idOfService({ key, build }: Told<Worded<ServiceIntervals>>): number {
    return this.idOfKey(key, (id) => this.services.push({ id, service: build() }));
  }

  private idOfKey(key: string, add: (id: number) => void): number {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.ids.size + 1;
    this.ids.set(key, id);
    add(id);
    return id;
  }

  *lines(): Generator<string> {
    for (const { id, panel } of this.panels)
      for (const [language, say] of written) yield line(id, language, JSON.stringify(said(panel, say)));
  }

  *serviceLines(): Generator<string> {
    for (const { id, service } of this.services)
      for (const [language, say] of written) {
        const { operations, ...head } = said<ServiceIntervals>(service, say);
        yield line(id, language, head.serviceId, JSON.stringify(head), JSON.stringify(operations));
      }
  }

  /** Every text of the documents in every language that has it. */
  *textLines(): Generator<string> {
    const texts = new Map<string, Words>();
    const note = (words: Words) => {
      texts.set(markOf(words.en, words.fr), words);
      return "";
    };
    for (const { panel } of this.panels) said(panel, note);
    for (const { service } of this.services) said(service, note);
    for (const [mark, { en, fr, further = furtherNames({ en, fr }) }] of texts)
      for (const [language, text] of [["en", en], ["fr", fr], ...further] as const) yield line(language, mark, text);
  }
}
