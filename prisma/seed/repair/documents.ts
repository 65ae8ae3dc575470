import { line } from "@/lib/import/copy/line";
import type { RepairPanel, ServiceIntervals } from "@/lib/providers/repair-data/port";
import type { Told } from "./subject";
import { inLanguage, type Worded } from "./texts";

const languages = ["en", "fr"] as const;

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
      for (const language of languages) yield line(id, language, JSON.stringify(inLanguage(panel, language)));
  }

  *serviceLines(): Generator<string> {
    for (const { id, service } of this.services)
      for (const language of languages) {
        const { operations, ...head } = inLanguage<ServiceIntervals>(service, language);
        yield line(id, language, head.serviceId, JSON.stringify(head), JSON.stringify(operations));
      }
  }
}
