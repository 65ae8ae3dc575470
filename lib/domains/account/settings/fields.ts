/** What tiles and messages are addressed to; a company has one or more. */
export const companyFamilies = ["garage", "workshop", "parts-seller", "distributor", "vendor", "internal"] as const;
export type CompanyFamily = (typeof companyFamilies)[number];

/** Degrees of WGS 84, as every map shows them. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** What a setting of each kind holds. Amounts are cents of the company's currency, rates cents an hour before tax. */
export interface ValueOfKind {
  address: string | null;
  count: number;
  amount: number | null;
  flag: boolean;
  families: CompanyFamily[];
  place: MapPlace | null;
  iban: string | null;
  rate: number | null;
}
export type SettingKind = keyof ValueOfKind;

export const settingGroups = ["addresses", "limits", "presence", "labour", "money"] as const;
export type SettingGroup = (typeof settingGroups)[number];

interface SettingField<Kind extends SettingKind> {
  kind: Kind;
  group: SettingGroup;
  /** Who sees and changes it, in the company that it belongs to. */
  right: "admin" | "UsersAdmin";
  /** What holds while nobody has set it. */
  usual: ValueOfKind[Kind];
}
const field = <Kind extends SettingKind>(one: SettingField<Kind>): SettingField<Kind> => one;

const rate = field({ kind: "rate", group: "labour", right: "UsersAdmin", usual: null });
const address = field({ kind: "address", group: "addresses", right: "admin", usual: null });

/** Every setting of a company, in the order of its page: form, checks, storage and audit follow from its row. */
export const settingFields = {
  myBox: address,
  erp: address,
  com: address,
  visio: address,
  backOffice: address,
  help: address,
  store: address,
  statisticsFrame: address,
  faultCodeQuota: field({ kind: "count", group: "limits", right: "admin", usual: 200 }),
  families: field({ kind: "families", group: "presence", right: "UsersAdmin", usual: ["garage"] }),
  mapPlace: field({ kind: "place", group: "presence", right: "UsersAdmin", usual: null }),
  publicPasses: field({ kind: "flag", group: "presence", right: "UsersAdmin", usual: false }),
  isUncounted: field({ kind: "flag", group: "presence", right: "UsersAdmin", usual: false }),
  labourT1: rate,
  labourT2: rate,
  labourT3: rate,
  labourPaint: rate,
  creditLimit: field({ kind: "amount", group: "money", right: "admin", usual: null }),
  iban: field({ kind: "iban", group: "money", right: "admin", usual: null }),
};

export type SettingName = keyof typeof settingFields;
export type KindOf<Name extends SettingName> = (typeof settingFields)[Name]["kind"];
export type CompanySettings = { [Name in SettingName]: ValueOfKind[KindOf<Name>] };
export type SettingValue = CompanySettings[SettingName];

export const settingNames = Object.keys(settingFields) as SettingName[];

/** What holds for a company of which nothing was set. */
export const usualSettings = Object.fromEntries(
  settingNames.map((name) => [name, settingFields[name].usual]),
) as CompanySettings;
