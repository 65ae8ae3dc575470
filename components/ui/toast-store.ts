/** What is `said` stands on the page already: readers hear it, nobody sees it twice. */
export type ToastKind = "said" | SeenKind;
export type SeenKind = "success" | "info" | "warning" | "error";
type ToastAction = { label: string; onClick: () => void };
/** `otherAction` stands before `action`, for a choice between two; a `cause` is said instead of the errors that follow from it. */
export type ToastOptions = {
  id?: string;
  action?: ToastAction;
  otherAction?: ToastAction;
  persistent?: boolean;
  cause?: boolean;
};
export type ToastEntry = { id: string; kind: ToastKind; text: string; version: number } & Omit<
  ToastOptions,
  "id" | "cause"
>;
export type SeenEntry = ToastEntry & { kind: SeenKind };

const MOST = 4;
/** Errors that come this soon after their cause say the same in other words, in ms. */
const followMs = 500;
const nothing: readonly ToastEntry[] = [];
let entries = nothing;
let counter = 0;
let toldUntil = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** A toast with an id that stands already takes its place; above four, the oldest that may go goes. */
function show(kind: ToastKind, text: string, { id, cause, ...options }: ToastOptions = {}): string {
  counter += 1;
  const entry: ToastEntry = { ...options, kind, text, id: id ?? `toast-${counter}`, version: counter };
  if (kind === "error" && Date.now() < toldUntil) return entry.id;
  if (cause) toldUntil = Date.now() + followMs;
  const others = entries.filter((other) => other.id !== entry.id);
  const seen = others.filter((other) => other.kind !== "said");
  const surplus = seen.length < MOST ? undefined : (seen.find((other) => !other.persistent) ?? seen[0]);
  publish([...others.filter((other) => other !== surplus), entry]);
  return entry.id;
}

export const toast = {
  say: (text: string, options?: Pick<ToastOptions, "id">) => show("said", text, options),
  success: (text: string, options?: ToastOptions) => show("success", text, options),
  info: (text: string, options?: ToastOptions) => show("info", text, options),
  warning: (text: string, options?: ToastOptions) => show("warning", text, options),
  error: (text: string, options?: ToastOptions) => show("error", text, options),
  dismiss: (id: string) => publish(entries.filter((entry) => entry.id !== id)),
  clear: () => {
    toldUntil = 0;
    publish(nothing);
  },
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => entries,
  getOnServer: () => nothing,
};
