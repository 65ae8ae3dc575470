type Values = Readonly<Record<string, string>>;

const every = (kinds: readonly Values[], sizes: readonly Values[]): Values[] =>
  kinds.flatMap((kind) => sizes.map((size) => ({ ...kind, ...size })));
const said = (key: string, values: string): Values[] => values.split("|").map((value) => ({ [key]: value }));
const litres = (values: string) => said("volume", values);

/** The kinds in which a fluid is sold, each in its packs; a brand's articles take them in turn. */
const kinds: Readonly<Record<number, readonly Values[]>> = {
  10024: every(said("spec", "DOT 4|DOT 4 LV|DOT 5.1"), litres("0.5|1")),
  10092: litres("1"),
  10169: every(said("visc", "75W-80|75W-90|75W"), litres("1|2")),
  10181: every(said("visc", "75W-90|75W"), litres("1")),
  10221: every(said("spec", "Type D|G33|G12evo|G13|HT-12|SLLC|OAT"), litres("5")),
  10236: every(said("refrigerant", "R134a|R1234yf"), said("weight", "500|1000")),
  10237: every(said("refrigerant", "R134a|R1234yf"), litres("0.25")),
  10259: litres("1|3"),
  10260: litres("5|10"),
  10333: litres("5"),
  10341: every(said("visc", "0W-16|0W-20|0W-30|5W-30|5W-40|10W-40"), litres("1|5")),
};

/** What the article of a brand states in its turn; nothing of products whose kinds nobody asks for. */
export function looseValues(genartId: number, turn: number): Values {
  const own = kinds[genartId] ?? [];
  return own[turn % Math.max(1, own.length)] ?? {};
}
