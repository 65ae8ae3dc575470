import { pictureViews } from "@/lib/domains/catalogue/pictures/rules";
import { modelBodies } from "@/lib/domains/vehicles/models/body/rules";
import { zones } from "@/lib/domains/catalogue/pictures/zones";
import { fieldOf, spotsOf } from "./picture-spots";

/** Under a finger a unit of the field is five pixels at least: a target of 44 pixels takes nearly nine of them; a mark may share the rim of its neighbour's. */
const target = 8;

describe.each(modelBodies)("the marks of a %s", (body) => {
  it("have every zone on one view at least", () => {
    const marked = new Set(pictureViews.flatMap((view) => Object.keys(spotsOf(view, body))));
    expect(zones.filter((zone) => !marked.has(zone))).toEqual([]);
  });

  it.each(pictureViews)("stand apart and inside the field, seen from the %s", (view) => {
    const spots = Object.entries(spotsOf(view, body));
    const { width, height } = fieldOf(view);
    const outside = spots.filter(([, [x, y]]) => x < 4 || y < 4 || x > width - 4 || y > height - 4);
    const close = spots.flatMap(([one, a], at) =>
      spots
        .slice(at + 1)
        .flatMap(([other, b]) => (Math.hypot(a[0] - b[0], a[1] - b[1]) < target ? [[one, other]] : [])),
    );
    expect({ outside, close }).toEqual({ outside: [], close: [] });
  });
});
