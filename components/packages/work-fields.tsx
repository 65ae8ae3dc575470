import { useTranslations } from "next-intl";
import { Trash2 } from "@/components/drawings/icons";
import { IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { longestWork, rateNames, type RateName } from "@/lib/domains/cart/labour/rates";
import { readTime } from "@/lib/domains/cart/labour/rules";
import { randomId } from "@/lib/shared/random-id";

/** Work as typed; at no place where it is new. */
export interface TypedWork {
  at: number | null;
  key: string;
  name: string;
  time: string;
  rate: RateName;
}

export const newWork = (): TypedWork => ({ at: null, key: randomId(), name: "", time: "", rate: "T1" });

interface Props {
  works: readonly TypedWork[];
  /** What is said where a time is none. */
  fault: string | null;
  onChange: (works: readonly TypedWork[]) => void;
}

/** The works of a package with their own times and rates. */
export function WorkFields({ works, fault, onChange }: Props) {
  const t = useTranslations("labour");
  const common = useTranslations("common.fault");
  const set = (key: string, part: Partial<TypedWork>) =>
    onChange(works.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-lead font-semibold">{t("title")}</legend>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper">
        {works.map(({ key, name, time, rate }) => (
          <li
            key={key}
            className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-3 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_7rem_12rem_auto] [&>button]:mt-6"
          >
            <Field
              label={t("work")}
              className="max-sm:col-span-full"
              error={fault && name.trim() === "" ? common("required") : null}
            >
              {(control) => (
                <Input
                  {...control}
                  name="works"
                  maxLength={longestWork}
                  value={name}
                  onChange={({ target }) => set(key, { name: target.value })}
                />
              )}
            </Field>
            <Field label={t("time")} error={readTime(time) === null ? fault : null}>
              {(control) => (
                <Input
                  {...control}
                  name="works"
                  maxLength={20}
                  className="num"
                  value={time}
                  onChange={({ target }) => set(key, { time: target.value })}
                />
              )}
            </Field>
            <Field label={t("rate")}>
              {(control) => (
                <Select
                  {...control}
                  value={rate}
                  onChange={({ target }) => set(key, { rate: rateNames.find((one) => one === target.value) ?? rate })}
                >
                  {rateNames.map((one) => (
                    <option key={one} value={one}>
                      {one === "paint" ? t("paint") : one}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <IconButton
              label={t("remove", { work: name })}
              className="justify-self-end"
              onClick={() => onChange(works.filter((one) => one.key !== key))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
