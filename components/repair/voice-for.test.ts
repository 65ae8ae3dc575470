import { voiceFor } from "./voice-for";

const voice = (lang: string, localService = true) => ({ lang, localService });

it("is of the region, else of the language, on this device before elsewhere", () => {
  const voices = [voice("en-US"), voice("fr-CA"), voice("fr-FR", false), voice("fr_FR")];
  expect(voiceFor(voices, "fr-FR")).toBe(voices[3]);
  expect(voiceFor(voices, "fr-CH")).toBe(voices[1]);
  expect(voiceFor(voices, "en-GB")).toBe(voices[0]);
  expect(voiceFor(voices, "de")).toBeNull();
  expect(voiceFor([], "fr-FR")).toBeNull();
});
