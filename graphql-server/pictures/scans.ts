const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;

/**
 * How many scans a JPEG is built up in, read from its markers alone: each is decoded over the whole picture, so that a
 * small file may hold hours of work.
 */
export function scansOf(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at < jpeg.length) {
    at = jpeg.indexOf(MARKER, at);
    if (at === -1) break;
    const marker = jpeg[at + 1];
    if (marker === undefined || marker === END) break;
    if (marker === START_OF_SCAN) scans++;
    at += hasLength(marker) ? 2 + lengthAt(jpeg, at + 2) : marker === MARKER ? 1 : 2;
  }
  return scans;
}

/** Stuffed zeros, restarts and fill bytes stand alone among a scan's data. */
const hasLength = (marker: number): boolean => marker >= 0xc0 && marker < MARKER && !isRestart(marker);

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd8;

const lengthAt = (jpeg: Buffer, at: number): number => (at + 2 <= jpeg.length ? jpeg.readUInt16BE(at) : 2);
