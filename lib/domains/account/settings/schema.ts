import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { companyFamilies, settingFields, settingNames, type KindOf, type SettingName } from "./fields";
import { judgeSetting, largestAmount, largestCount, largestRate } from "./rules";

const shapeOfKind = {
  address: z.string().nullable(),
  count: z.number().int().max(largestCount, "count"),
  amount: z.number().int().max(largestAmount, "amount").nullable(),
  flag: z.boolean(),
  families: z.array(z.enum(companyFamilies)).max(companyFamilies.length),
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  iban: z.string().max(60, "iban").nullable(),
  rate: z.number().int().max(largestRate, "rate").nullable(),
};

type Shapes = { [Name in SettingName]: z.ZodOptional<(typeof shapeOfKind)[KindOf<Name>]> };
const shapes = Object.fromEntries(
  settingNames.map((name) => [name, shapeOfKind[settingFields[name].kind].optional()]),
) as unknown as Shapes;

/** The settings that the reader may see, each as it holds. */
export const settingValues = z.object(shapes);

/** Issues carry the word of what is wrong with the setting that they name. */
const judgedValues = z.strictObject(shapes).superRefine((values, { addIssue }) => {
  for (const name of settingNames) {
    if (values[name] === undefined) continue;
    const judged = judgeSetting(name, values[name]);
    if ("fault" in judged) addIssue({ code: "custom", path: [name], message: judged.fault });
  }
});

/** `seen` are the changed settings as the changer saw them before. */
export const settingsChange = z.object({ values: judgedValues, seen: settingValues.optional() });
export const heldSettings = z.object({ values: settingValues });

nameShapes({ CompanySettings: settingValues });

export type SettingValues = z.infer<typeof settingValues>;
export type SettingsChange = z.infer<typeof settingsChange>;
