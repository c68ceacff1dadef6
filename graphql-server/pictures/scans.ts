const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Counts the scans of a JPEG by its markers, without decoding. A decoder processes all pixels once per scan, so a small file
 * with many scans can take hours.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let position = 2;
  while (position < jpeg.length) {
    position = jpeg.indexOf(MARKER, position);
    if (position === -1) break;
    const marker = jpeg[position + 1];
    if (marker === undefined || marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans++;
    position += hasLength(marker) ? 2 + lengthAt(jpeg, position + 2) : marker === MARKER ? 1 : 2;
  }
  return scans;
}

/** Stuffed zeros, restart markers and fill bytes have no length field. */
const hasLength = (marker: number): boolean => marker >= 0xc0 && marker < MARKER && !isRestart(marker);

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd8;

const lengthAt = (jpeg: Buffer, position: number): number =>
  position + 2 <= jpeg.length ? jpeg.readUInt16BE(position) : 2;
