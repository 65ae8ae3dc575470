import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { FileField } from "@/components/uploads/file-field";
import { Select } from "@/components/ui/select";
import { longest, partTypes, type ItemDraft, type ItemField } from "@/lib/domains/stock/rules";
import { StockGroupField, type StockGroup } from "@/components/offers/stock-group-field";
import { GenartField } from "./genart-field";

interface Props {
  draft: ItemDraft;
  genart: string;
  groups: readonly StockGroup[];
  fault: (field: ItemField) => string | null;
  onChange: (part: Partial<ItemDraft>) => void;
  onImage: (file: File | null) => void;
}

const pictures = "image/jpeg,image/png,image/webp,image/gif";
const half = "col-span-6 sm:col-span-3";
const third = "col-span-6 sm:col-span-2";
const texts = [
  { name: "brand", span: half, most: longest.brand },
  { name: "reference", span: half, most: longest.reference },
  { name: "label", span: "col-span-6", most: longest.label },
] as const;
const numbers = [
  { name: "price", inputMode: "decimal" },
  { name: "quantity", inputMode: "numeric" },
] as const;

/** What not every part bears: both may stay empty. */
const printed = [
  { name: "ean", most: 20, inputMode: "numeric" },
  { name: "oeNumbers", most: longest.oeNumbers, inputMode: "text" },
] as const;

/** The fields of an item in their order; the stock group is asked for only where there is a choice. */
export function ItemFields({ draft, genart, groups, fault, onChange, onImage }: Props) {
  const t = useTranslations("social.item");
  const offers = useTranslations("offers");
  return (
    <>
      {texts.map(({ name, span, most }) => (
        <Field key={name} label={t(`field.${name}`)} required error={fault(name)} className={span}>
          {(control) => (
            <Input
              {...control}
              name={name}
              value={draft[name]}
              maxLength={most}
              autoComplete="off"
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <GenartField initial={genart} error={fault("genartId")} onChange={(genartId) => onChange({ genartId })} />
      <Field label={t("field.partType")} required error={fault("partType")} className={third}>
        {(control) => (
          <Select
            {...control}
            name="partType"
            value={draft.partType}
            onChange={(event) => onChange({ partType: event.target.value })}
          >
            <option value="">{t("choose")}</option>
            {partTypes.map((type) => (
              <option key={type} value={type}>
                {offers(`partType.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {numbers.map(({ name, inputMode }) => (
        <Field key={name} label={t(`field.${name}`)} required error={fault(name)} className={third}>
          {(control) => (
            <Input
              {...control}
              name={name}
              inputMode={inputMode}
              value={draft[name]}
              maxLength={12}
              autoComplete="off"
              className="num"
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <StockGroupField
        label={t("field.stockGroup")}
        choose={t("choose")}
        groups={groups}
        value={draft.stockGroup}
        error={fault("stockGroup")}
        className="col-span-6"
        onChange={(stockGroup) => onChange({ stockGroup })}
      />
      {printed.map(({ name, most, inputMode }) => (
        <Field key={name} label={t(`field.${name}`)} hint={t(`hint.${name}`)} error={fault(name)} className={half}>
          {(control) => (
            <Input
              {...control}
              name={name}
              inputMode={inputMode}
              value={draft[name]}
              maxLength={most}
              autoComplete="off"
              className="num"
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field
        label={t("field.picture")}
        required
        hint={t(draft.picture ? "pictureKept" : "pictureHint")}
        error={fault("picture")}
        className="col-span-6"
      >
        {(control) => <FileField control={control} name="picture" accept={pictures} onChoose={onImage} />}
      </Field>
    </>
  );
}
