import document from "@/public/openapi.json";
import { stateChangingReads } from "@/lib/generated/api/state-changing-reads";

test("the reads that change state are those that the document marks", () => {
  const marked = Object.entries(document.paths as Record<string, { get?: object }>)
    .filter(([, { get }]) => get && "x-changes-state" in get)
    .map(([path]) => path);
  expect(marked.length).toBeGreaterThan(5);
  expect([...stateChangingReads].sort()).toEqual(marked.sort());
});
