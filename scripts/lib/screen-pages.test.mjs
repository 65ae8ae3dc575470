import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Refusal } from "./refusal.mjs";
import { writeScreenPages } from "./screen-pages.mjs";

const wayIn = "v3/search/[field]/[value]";
const ways = [
  wayIn,
  "identification-vehicule/search/[field]/[value]",
  "selection-vehicule/[vtype]/[brand]/[model]/[version]/[ktype]",
];
const table = { vehicleScreens: { families: { path: "" }, dtc: { path: "dtc/{code:text}" } }, waitingAreas: ["dtc"] };

let portal;
const at = (file) => path.join(portal, wayIn, file);
function put(file, text) {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
}

beforeEach(() => {
  portal = fs.mkdtempSync(path.join(os.tmpdir(), "pages-"));
  for (const way of ways) fs.mkdirSync(path.join(portal, way), { recursive: true });
  put("layout.tsx", "by hand");
  writeScreenPages(portal, table);
});
afterEach(() => fs.rmSync(portal, { recursive: true }));

it("writes a page for each row and a loading view for each area that waits, each with its mark", () => {
  for (const file of ["page.tsx", "dtc/[code]/page.tsx", "dtc/loading.tsx", "[...unknown]/page.tsx"])
    expect(fs.readFileSync(at(file), "utf8")).toMatch(/^\/\/ Written by scripts/);
  expect(fs.existsSync(at("loading.tsx"))).toBe(false);
  expect(fs.readFileSync(at("layout.tsx"), "utf8")).toBe("by hand");
});

it("removes what it wrote for a row that is gone", () => {
  const { families } = table.vehicleScreens;
  writeScreenPages(portal, { vehicleScreens: { families }, waitingAreas: [] });
  expect(fs.existsSync(at("dtc/[code]/page.tsx"))).toBe(false);
  expect(fs.existsSync(at("page.tsx"))).toBe(true);
});

it.each(["dtc/[code]/card.tsx", "dtc/page.tsx", "dtc/[code]/page.tsx", "dtc/style.css"])(
  "stops before %s that a person wrote, and leaves it",
  (file) => {
    put(file, "by hand");
    expect(() => writeScreenPages(portal, table)).toThrow(Refusal);
    expect(() => writeScreenPages(portal, table)).toThrow(file);
    expect(fs.readFileSync(at(file), "utf8")).toBe("by hand");
  },
);

it("marks a page of its own that bears no mark yet", () => {
  const text = fs.readFileSync(at("page.tsx"), "utf8");
  put("page.tsx", text.slice(text.indexOf("\n") + 1));
  writeScreenPages(portal, table);
  expect(fs.readFileSync(at("page.tsx"), "utf8")).toBe(text);
});
