import { machine, table, writeReport } from "../../tests/bench/report.mjs";

/** Files below this many seconds are summed up in one line. */
const worthNaming = 10;

const minutes = (seconds) => (seconds / 60).toFixed(1);
const sumOf = (files, part) => files.reduce((sum, file) => sum + file[part], 0);

function rowsOf({ title, seconds, files }) {
  const long = files.filter((file) => file.seconds >= worthNaming).sort((one, other) => other.seconds - one.seconds);
  const short = files.filter((file) => file.seconds < worthNaming);
  return [
    [`**${title}**`, sumOf(files, "tests"), `**${minutes(seconds)}**`],
    ...long.map(({ name, tests, seconds: taken }) => [`\`${name}\``, tests, minutes(taken)]),
    [`${short.length} shorter files`, sumOf(short, "tests"), minutes(sumOf(short, "seconds"))],
  ];
}

/** Writes into docs/bench.md what the steps of a run and their files took, in minutes. */
export async function writeTimes(results) {
  const measured = results.filter(({ files }) => files?.length);
  const others = results.filter(({ files }) => !files?.length);
  const rows = [
    ...others.map(({ title, seconds }) => [`**${title}**`, "", `**${minutes(seconds)}**`]),
    ...measured.flatMap(rowsOf),
    [
      "**All**",
      sumOf(
        measured.flatMap(({ files }) => files),
        "tests",
      ),
      `**${minutes(sumOf(results, "seconds"))}**`,
    ],
  ];
  await writeReport([["tests", `${machine()}\n\n${table(["step and file", "tests", "minutes"], rows)}`]]);
}
