import {
  revisionOperation,
  type Interval,
  type RevisionOperation,
  type Schedule,
  type ServiceIntervals,
} from "../port";
import type { OurField, Raw } from "./payload";
import type { FieldReader } from "./read-field";

const kinds = revisionOperation.shape.kind.options;

function intervalOf(read: FieldReader, record: Raw, km: OurField, months: OurField): Interval | null {
  const whole = (field: OurField) => {
    const value = read.number(record, field);
    return value === null ? null : Math.max(1, Math.round(value));
  };
  const found = { km: whole(km), months: whole(months) };
  return found.km === null && found.months === null ? null : found;
}

function scheduleOf(read: FieldReader, record: Raw): Schedule | null {
  const every = intervalOf(read, record, "km", "months");
  if (!every) return null;
  const severe = intervalOf(read, record, "severeKm", "severeMonths");
  const first = intervalOf(read, record, "firstKm", "firstMonths") ?? every;
  return { first, every, severe: severe && { first: severe, every: severe } };
}

function operationOf(read: FieldReader, record: Raw): RevisionOperation[] {
  const [id, label] = [read.text(record, "id"), read.text(record, "label")];
  if (!id || !label) return [];
  const fluid = read.inside(record, "fluid");
  const filled = {
    ...{ quantity: read.text(fluid, "quantity"), unit: read.text(fluid, "unit") },
    ...{ grade: read.text(fluid, "grade"), spec: read.text(fluid, "spec") },
  };
  const kind = kinds.find((one) => one === read.text(record, "kind")?.toLowerCase()) ?? "check";
  return [
    {
      ...{ id, label, kind, action: read.text(record, "action") ?? kind },
      time_mins: Math.round(read.number(record, "time_mins") ?? (read.number(record, "time_hours") ?? 0) * 60),
      articles: read.many(record, "articles").map(Number).filter(Number.isInteger),
      fluid: Object.values(filled).some(Boolean) ? filled : null,
      schedule: scheduleOf(read, record),
      ...{ qualifier: read.text(record, "qualifier"), note: read.text(record, "note") },
    },
  ];
}

/** A revision service of a service's record; null without number, name or interval: nobody could say when it is due. */
export function mapService(read: FieldReader, record: Raw): ServiceIntervals | null {
  const [serviceId, label] = [read.text(record, "serviceId"), read.text(record, "label")];
  const schedule = scheduleOf(read, record);
  if (!serviceId || !label || !schedule) return null;
  const operations = read.records(record, "operations").flatMap((one) => operationOf(read, one));
  const time_mins = Math.round(
    read.number(record, "time_mins") ?? operations.reduce((sum, { time_mins: one }) => sum + one, 0),
  );
  return { serviceId, label, time_mins, operationCount: operations.length, schedule, operations };
}
