const steps = 20;
const rounded = (value) => Number(value.toPrecision(4));

/** Where a part (0 to 1) of sorted numbers lies. */
export function at(sorted, part) {
  const place = part * (sorted.length - 1);
  const [below, above] = [Math.floor(place), Math.ceil(place)];
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

/** What is kept of samples: their mean, and every twentieth of them from the least to the largest. */
export function spreadOf(samples) {
  const sorted = [...samples].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length;
  return {
    mean: rounded(mean),
    twentieths: Array.from({ length: steps + 1 }, (_, step) => rounded(at(sorted, step / steps))),
  };
}

/** Mean of what `draw` answers: between two twentieths every number is equally likely. */
const drawnMean = (twentieths) =>
  twentieths.slice(1).reduce((sum, high, step) => sum + (high + twentieths[step]) / 2, 0) / steps;

/**
 * Draws numbers that are spread as the samples were, around another mean where one is named: under load a request costs
 * another time than alone.
 */
export function drawer({ mean, twentieths }, wantedMean = mean) {
  const own = drawnMean(twentieths);
  const scale = own > 0 ? wantedMean / own : 0;
  return (random) => at(twentieths, random()) * scale;
}
