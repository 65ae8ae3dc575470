import type { Page } from "playwright-core";

/** What a recogniser does when it is started, in its order: texts are final ones. */
export interface Said {
  text?: string;
  /** While it still listens. */
  interim?: string;
  error?: string;
  /** Ends without a word. */
  ends?: boolean;
}

/** Gives the page a recogniser of speech that says these, one for each start; a start beyond them hears nothing on. */
export const speak = (page: Page, said: readonly Said[]) =>
  page.addInitScript((turns: readonly Said[]) => {
    const left = [...turns];
    const started: string[] = [];
    class Recogniser {
      lang = "";
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      tell(transcript: string, isFinal: boolean) {
        this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal })] });
      }
      start() {
        started.push(this.lang);
        const turn = left.shift() ?? {};
        setTimeout(() => {
          if (turn.interim) this.tell(turn.interim, false);
          if (turn.text) this.tell(turn.text, true);
          if (turn.error) this.onerror?.({ error: turn.error });
          if (turn.text || turn.error || turn.ends) this.onend?.();
        }, 30);
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onerror?.({ error: "aborted" });
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser, startedIn: started });
  }, said);
