import pg from 'pg';

const SHORTEST = '2026-01-31 23:59:59+00'.length;
/** JavaScript takes the years before for those of the last century. */
const FIRST = '0100';
/** What milliseconds lack whose last zeros the database leaves away, by how much longer than the shortest a text is. */
const LACKING = ['.000', null, '00', '0', ''];
const ZERO = '0'.charCodeAt(0);

type Read = (text: string) => Date;
const byPg = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as Read;

/** A moment that knows how it is written, as most are only read to be told. Nothing that comes from the database is changed. */
class Moment extends Date {
  readonly #iso: string;

  constructor(ms: number, iso: string) {
    super(ms);
    this.#iso = iso;
  }

  override toISOString(): string {
    return this.#iso;
  }

  override toJSON(): string {
    return this.#iso;
  }
}

/** A moment as PostgreSQL writes it: in the world's time and to the millisecond at once, everything else as pg reads it. */
export function readMoment(text: string): Date {
  const lacking = LACKING[text.length - SHORTEST];
  const isUsual = lacking != null && text.endsWith('+00') && text[10] === ' ' && text >= FIRST;
  if (!isUsual) return byPg(text);
  const iso = `${text.slice(0, 10)}T${text.slice(11, -3)}${lacking}Z`;
  const two = (at: number) => (iso.charCodeAt(at) - ZERO) * 10 + iso.charCodeAt(at + 1) - ZERO;
  const milliseconds = two(20) * 10 + iso.charCodeAt(22) - ZERO;
  const year = two(0) * 100 + two(2);
  return new Moment(Date.UTC(year, two(5) - 1, two(8), two(11), two(14), two(17), milliseconds), iso);
}
