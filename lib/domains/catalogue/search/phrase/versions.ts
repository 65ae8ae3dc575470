/** A stretch of a text. */
export interface Stretch {
  from: number;
  to: number;
}

const engine =
  "blue ?hdi|e-?hdi|hdi|b?dci|blue ?dci|tdci|tdi|sdi|cdti|crdi|jtdm?|multijet|mjt|d-?4-?d|dti|cdi|bluetec|tce|tsi|tfsi|fsi|vti|thp|pure ?tech|gti|gdi|ecoboost|twinair|i-?dtec|d-?cat|skyactiv|t-?jet|hybrid|e-?tech";
const edge = ["(?<![\\p{L}\\p{N}.,/-])", "(?![\\p{L}\\p{N}])"] as const;
const engineWords = new RegExp(
  `${edge[0]}(?:\\d[.,]\\d ?)?(?:${engine})(?: ?\\d{2,3}(?: ?(?:ch|cv|hp|bhp|ps|kw))?)?(?: ?(?:8|16|20|24)v)?${edge[1]}`,
  "giu",
);
const besideModel = new RegExp(
  `${edge[0]}(?:\\d[.,]\\d(?: ?(?:8|16|20|24)v| ?[dil])?|\\d{2,3} ?(?:ch|cv|hp|bhp|kw|ps)|(?:19[6-9]|20[0-4])\\d|sw|break|estate|berline|coup[eé]|cabriolet|phase ?[1-4]|ph ?[1-4])${edge[1]}`,
  "giu",
);

const stretches = (text: string, shape: RegExp): Stretch[] =>
  [...text.matchAll(shape)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

/** What a text says of an engine: "1.5 dci 90", "2.0 HDi". */
export const enginesIn = (text: string): Stretch[] => stretches(text, engineWords);

/** What beside a model says more of its version: "1.6", "110 ch", "2008", "break". */
export const versionWordsIn = (text: string): Stretch[] => stretches(text, besideModel);
