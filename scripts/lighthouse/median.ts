/** Returns the value in the middle; of an even number of values the greater one. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
