/** Where homes stand, in degrees by their slots. */
interface Standing {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** Homes that share a word. */
const WORD = 32;

/** Puts slots in an order in which each so many that share a word stand near each other: on strips of the map, each from south to north. */
export function tiled(slots: Uint32Array, { latitude, longitude }: Standing): void {
  if (slots.length <= WORD) return;
  slots.sort((one, other) => longitude[one]! - longitude[other]!);
  const strip = WORD * Math.ceil(Math.sqrt(slots.length / WORD));
  for (let from = 0; from < slots.length; from += strip) {
    slots.subarray(from, from + strip).sort((one, other) => latitude[one]! - latitude[other]!);
  }
}
