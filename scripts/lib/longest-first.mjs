import Sequencer from "@jest/test-sequencer";

const long = [
  "browser/shell/screens",
  "browser/vehicles/identify",
  "browser/shell/pages-in-all-languages",
  "browser/admin/page-rights",
  "api/import/import-generated",
  "api/account/uploads",
  "api/import/import",
];

const place = ({ path }) => {
  const found = long.findIndex((name) => path.endsWith(`tests/${name}.test.ts`));
  return found === -1 ? long.length : found;
};

/** Files that take minutes begin first: a runner that met one last would work on long after the others. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    return (await super.sort(tests)).sort((one, other) => place(one) - place(other));
  }
}
