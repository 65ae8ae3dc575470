/**
 * Letters that Unicode's decomposition (NFD) leaves whole, by what A-Z spells them with. Source: CLDR's Latin-ASCII, as in
 * PostgreSQL's unaccent.
 */
const LEFT_WHOLE: Readonly<Record<string, string>> = {
  A: "Ⱥᴀᶏẚⱥ",
  AA: "Ꜳꜳ",
  AE: "Ææᴁ",
  AO: "Ꜵꜵ",
  AU: "Ꜷꜷ",
  AV: "ꜸꜹꜺꜻ",
  AY: "Ꜽꜽ",
  B: "ƀƁƂƃɃɓʙᴃᵬᶀ",
  C: "ƇƈȻȼɕᴄꞒꞓ",
  D: "ÐðĐđƉƊƋƌȡɖɗᴅᴆᵭᶁᶑꝱꝹꝺ",
  DB: "ȸ",
  DZ: "ǄǅǆǱǲǳʣʥ",
  E: "ƐɆɇɛᴇᶒᶓⱸ",
  F: "ƑƒᵮᶂꜰꝻꝼ",
  FF: "ﬀ",
  FFI: "ﬃ",
  FFL: "ﬄ",
  FI: "ﬁ",
  FL: "ﬂ",
  G: "ƓǤǥɠɡɢʛᶃꞠꞡ",
  H: "ĦħɦɧʜⱧⱨꞪ",
  HV: "ƕ",
  I: "ıƖƗɨɪᵻᶖ",
  IJ: "Ĳĳ",
  J: "ȷɈɉɟʝᴊ",
  K: "ƘƙᴋᶄⱩⱪꝀꝁꝂꝃꝄꝅꞢꞣ",
  L: "ĿŀŁłƚȴȽɫɬɭʟᴌᶅⱠⱡⱢꝆꝇꝈꝉꝲ",
  LJ: "Ǉǈǉ",
  LL: "Ỻỻ",
  LS: "ʪ",
  LZ: "ʫ",
  M: "ɱᴍᵯᶆⱮꝳ",
  N: "ŉŊŋƝƞȵɲɳɴᵰᶇꝴꞐꞑꞤꞥ",
  NJ: "Ǌǋǌ",
  O: "ØøᴏⱺꝊꝋꝌꝍ",
  OE: "Œœɶ",
  OI: "Ƣƣ",
  OO: "Ꝏꝏ",
  P: "ƤƥᴘᵱᵽᶈⱣꝐꝑꝒꝓꝔꝕ",
  Q: "ĸʠꝖꝗꝘꝙ",
  QP: "ȹ",
  R: "ɌɍɼɽɾʀᵲᵳᶉⱤꝵꝶꞦꞧ",
  S: "ſȿʂᵴᶊẜẝⱾꜱꞨꞩ",
  SS: "ßẞ",
  ST: "ﬅﬆ",
  T: "ŦŧƫƬƭƮȶȾʈᴛᵵⱦꝷꞆꞇ",
  TH: "ÞþᵺꝤꝥꝦꝧ",
  TS: "ʦ",
  U: "Ʉʉᴜᵾᶙ",
  UE: "ᵫ",
  V: "ƲʋᴠᶌỼỽⱱⱴꝞꝟ",
  VY: "Ꝡꝡ",
  W: "ᴡⱲⱳ",
  X: "ᶍ",
  Y: "ƳƴɎɏʏỾỿ",
  Z: "ƵƶȤȥɀʐʑᴢᵶᶎⱫⱬⱿ",
};

const WIDE = 0xfee0;

const fullWidth = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((sign) =>
  [...new Set([sign, sign.toLowerCase()])].map(
    (narrow) => [String.fromCharCode(narrow.charCodeAt(0) + WIDE), sign] as const,
  ),
);

/** What A-Z0-9 spells a letter with that has no plain letter below its accents: "SS" for ß, "FI" for the ligature, A for Ａ. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LEFT_WHOLE).flatMap(([spelling, letters]) =>
    [...letters].map((letter) => [letter, spelling] as const),
  ),
  ...fullWidth,
]);
