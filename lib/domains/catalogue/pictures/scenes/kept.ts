import type { FrameSet } from "../around/rules";
import type { SceneId } from "./rules";
import engineBay from "./engine-bay.json";
import exhaust from "./exhaust.json";
import frontAxle from "./front-axle.json";
import interior from "./interior.json";
import lamps from "./lamps.json";
import bus from "./outside-bus.json";
import coupe from "./outside-coupe.json";
import estate from "./outside-estate.json";
import hatchback from "./outside-hatchback.json";
import saloon from "./outside-saloon.json";
import suv from "./outside-suv.json";
import truck from "./outside-truck.json";
import van from "./outside-van.json";
import { aroundScene, drawnScene, type AroundScene, type AroundSpot, type DrawnScene } from "./schema";
import { spread } from "./spread";
import timingDrive from "./timing-drive.json";
import underside from "./underside.json";

const drawn: Readonly<Record<SceneId, unknown>> = {
  ...{ "engine-bay": engineBay, interior, underside, "front-axle": frontAxle, "timing-drive": timingDrive },
  ...{ lamps, exhaust },
};
const around: Readonly<Record<FrameSet, unknown>> = { hatchback, coupe, saloon, estate, suv, van, truck, bus };

/** Keeps what was read: a scene is checked when it is asked for first. */
function once<Name extends string, Scene>(
  sources: Readonly<Record<Name, unknown>>,
  read: (source: unknown, name: Name) => Scene,
) {
  const kept = new Map<Name, Scene>();
  return (name: Name): Scene => {
    const found = kept.get(name) ?? read(sources[name], name);
    kept.set(name, found);
    return found;
  };
}

export const drawnSceneOf: (id: SceneId) => DrawnScene = once(drawn, (source) => drawnScene.parse(source));
export const aroundSceneOf: (set: FrameSet) => AroundScene = once(around, (source) => aroundScene.parse(source));

/** What is pressed on the frames of a set: its spots, parted where they would cover each other. */
export const pressableSpotsOf: (set: FrameSet) => readonly AroundSpot[] = once(around, (_, set) => {
  const { spots } = aroundSceneOf(set);
  const frames = (spots[0]?.frames ?? []).map((_, frame) => spread(spots.map((spot) => spot.frames[frame] ?? null)));
  return spots.map((spot, at) => ({ ...spot, frames: frames.map((places) => places[at] ?? null) }));
});
