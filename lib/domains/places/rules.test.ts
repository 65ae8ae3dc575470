import fc from "fast-check";
import { coordinatesOf, placeKey, readPlace, worldPoint } from "./rules";

it.each([
  ["Saint-Étienne", "saintetienne"],
  ["St Étienne", "saintetienne"],
  ["Ste-Foy-lès-Lyon", "saintefoyleslyon"],
  ["L'Haÿ-les-Roses", "lhaylesroses"],
  ["Estrées", "estrees"],
])("%s compares as %s", (name, key) => expect(placeKey(name)).toBe(key));

it.each([
  ["69009", { by: "code", text: "69009" }],
  ["F-69009", { by: "code", text: "69009" }],
  ["CH 1201", { by: "code", text: "1201" }],
  ["690", { by: "code", text: "690" }],
  ["Lyon", { by: "name", text: "lyon" }],
  ["69009 Lyon", { by: "name", text: "lyon" }],
  ["!!", null],
  ["", null],
])("%s asks for %o", (text, asked) => expect(readPlace(text)).toEqual(asked));

it("leads from coordinates to the map of the world and back", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lng) => {
        const back = coordinatesOf(worldPoint({ lat, lng }));
        expect(back.lat).toBeCloseTo(lat, 6);
        expect(back.lng).toBeCloseTo(lng, 6);
      },
    ),
  );
});
