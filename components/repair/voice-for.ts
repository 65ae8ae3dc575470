interface Voice {
  lang: string;
  localService: boolean;
}

const tagOf = ({ lang }: Voice): string => lang.replace("_", "-").toLowerCase();
const languageOf = (tag: string): string => tag.split("-", 1)[0] ?? tag;

/** The voice for a tag: of its region, else of its language, one of this device before one of a service; null where none speaks it. */
export function voiceFor<V extends Voice>(voices: readonly V[], tag: string): V | null {
  const wanted = tag.toLowerCase();
  const speaking = voices.filter((voice) => languageOf(tagOf(voice)) === languageOf(wanted));
  const ranked = speaking.toSorted(
    (one, other) =>
      Number(tagOf(other) === wanted) - Number(tagOf(one) === wanted) ||
      Number(other.localService) - Number(one.localService),
  );
  return ranked[0] ?? null;
}
