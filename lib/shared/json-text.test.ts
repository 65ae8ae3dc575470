import { withFields } from "./json-text";

it.each(['{"b":[1,{"c":"{"}]}', ' {\n"b": [1, {"c": "{"}]}'])("%j takes further fields", (json) =>
  expect(JSON.parse(withFields(json, { mid: 'A"1', source: { name: "é" } }))).toEqual({
    ...{ mid: 'A"1', source: { name: "é" } },
    b: [1, { c: "{" }],
  }),
);
