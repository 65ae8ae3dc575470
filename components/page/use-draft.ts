import { useTranslations } from "next-intl";
import { useRef, useState, type RefObject, type SyntheticEvent } from "react";
import type { CallProblem } from "@/lib/api/client";
import { useAction, type Telling } from "./use-action";
import { faultsIn, focusFirst, faultWord, type Faults } from "./faults";

interface Wanted<Values> extends Telling {
  /** What the fields hold before anything is typed. */
  first: Values;
  /** Finds what is wrong before anything is sent. */
  check?: (values: Values) => Faults<Values>;
  send: (values: Values) => Promise<unknown>;
  /** What is told of a refusal that names no field; `mark` puts it beside one. */
  refusal?: (problem: CallProblem, mark: (faults: Faults<Values>) => null, values: Values) => string | null;
  /** How a fault is said; null where the house has the words. */
  word?: (code: string, name: keyof Values) => string | null;
  /** Told when something was found wrong before it was sent. */
  onFaulty?: (values: Values) => void;
  /** The fields are as at first once they were sent: for the next one. */
  resets?: boolean;
}

export interface Draft<Values> {
  values: Values;
  /** What the fields held before anything was typed. */
  first: Values;
  set: (part: Partial<Values>) => void;
  /** Brings back what the fields held at first. */
  reset: () => void;
  /** The fields that hold something else than at first. */
  changed: (keyof Values)[];
  /** What is said of a field that is wrong. */
  fault: (name: keyof Values) => string | null;
  /** How many fields are wrong. */
  faulty: number;
  busy: boolean;
  submit: () => Promise<void>;
  form: FormProps;
}

interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  onSubmit: (event: SyntheticEvent) => void;
}

/**
 * The fields of a form until they are sent. What is wrong, found here or by the server, stands beside its field, and the
 * first such field of the form gets the focus; a failed call costs nothing of what was typed.
 */
export function useDraft<Values extends object>(wanted: Wanted<Values>): Draft<Values> {
  const { first, check, send, refusal, word, onFaulty, resets, ...telling } = wanted;
  const t = useTranslations("common");
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(first);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Faults<Values>>({});
  const names = Object.keys(first) as (keyof Values)[];

  const mark = (faults: Faults<Values>): null => {
    setRefused(faults);
    focusFirst(form.current, faults);
    return null;
  };
  const { busy, run } = useAction((problem) => {
    const { faults, isMore } = faultsIn<Values>(problem, form.current);
    if (Object.keys(faults).length > 0) mark(faults);
    if (Object.keys(faults).length > 0 && !isMore) return null;
    return refusal ? refusal(problem, mark, values) : t("error");
  }, telling);

  const set = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }));
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))) as Faults<Values>);
  };
  const reset = () => {
    setValues(first);
    setRefused({});
    setTried(false);
  };
  const found = check?.(values) ?? {};
  const faults: Faults<Values> = tried ? { ...refused, ...found } : refused;

  const submit = async () => {
    if (busy) return;
    setTried(true);
    if (Object.keys(found).length > 0) {
      focusFirst(form.current, found);
      return onFaulty?.(values);
    }
    if ((await run(() => send(values))) && resets) reset();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  const fault = (name: keyof Values): string | null => {
    const code = faults[name];
    return code === undefined ? null : (word?.(code, name) ?? t(`fault.${faultWord(code)}`));
  };
  return {
    values,
    first,
    set,
    reset,
    changed: names.filter((name) => !Object.is(values[name], first[name])),
    fault,
    faulty: Object.keys(faults).length,
    busy,
    submit,
    form: { ref: form, noValidate: true, onSubmit },
  };
}
