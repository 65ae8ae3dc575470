/** What browsers call SpeechRecognition, as far as it is used here. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

interface RecogniserClass {
  new (): Recogniser;
  /** Whether a language can be recognised, here on the device where that is asked; newer browsers alone know. */
  available?: (asked: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

/** The browser's recogniser; null where it has none. */
export function recogniserClass(): RecogniserClass | null {
  const known = window as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition ?? null;
}

/** Whether the browser recognises a language on this device, so that no sound leaves it. */
export async function recognisesHere(lang: string): Promise<boolean> {
  try {
    return (await recogniserClass()?.available?.({ langs: [lang], processLocally: true })) === "available";
  } catch {
    return false;
  }
}

/** Why nothing was understood. */
export type Failure = "refused" | "noMicrophone" | "network" | "language" | "silence" | "endedAtOnce" | "other";

const failures: Record<string, Failure> = {
  "not-allowed": "refused",
  "service-not-allowed": "refused",
  "audio-capture": "noMicrophone",
  network: "network",
  "language-not-supported": "language",
  "no-speech": "silence",
};

export const failureOf = (error: string): Failure =>
  Object.hasOwn(failures, error) ? (failures[error] ?? "other") : "other";
