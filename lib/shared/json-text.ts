/** A value as the JSON that its source keeps: passed on without being read. */
export class JsonText<Value> {
  declare protected readonly of: Value;
  constructor(readonly text: string) {}
}

/** The JSON of an object that has fields, with further ones before its own. */
export const withFields = (json: string, fields: object): string =>
  `${JSON.stringify(fields).slice(0, -1)},${json.slice(json.indexOf("{") + 1)}`;
