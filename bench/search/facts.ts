import pg from 'pg';
import {
  Amenity,
  Completion,
  Furnishing,
  PropertyType,
} from '../../graphql-server/listings/facts/choices.ts';
import { places } from '../../graphql-server/places/place.ts';
import { PRICES } from './wishes.ts';

/** Homes of which one row of bits tells: they fill a page of the database. */
export const PIECE = 64_000;

/** The words that are counted, and those that only narrow a search, with their values in the order of their numbers from 1. */
export const WORDS = {
  purpose: ['sale', 'rent'],
  types: Object.values<string>(PropertyType),
  places: places.map(({ id }) => id),
  bedrooms: ['0', '1', '2', '3', '4', '5', '6', '7'],
  furnishing: Object.values<string>(Furnishing),
  completion: Object.values<string>(Completion),
  amenities: Object.values<string>(Amenity),
  price: PRICES.map(String),
};
export type Word = keyof typeof WORDS;

/**
 * What somebody makes of listings who wants them found as fast as SQL can: a narrow table of facts, an index for each order,
 * and a table of bitmaps, one row for each value of a word and each `PIECE` homes, in which counting is one `&` of a few rows.
 */
const TABLES = [
  `create table facts (id integer primary key, place_in_bits integer not null, purpose smallint not null, type smallint not null,
    place smallint not null, bedrooms smallint not null, furnishing smallint not null, completion smallint not null,
    amenities integer not null, price bigint not null, area integer not null, rate float8 not null, created_at timestamptz not null,
    lat float8 not null, lng float8 not null)`,
  'create table bits (word text, value smallint, piece smallint, bits bit varying not null, primary key (word, value, piece))',
  'alter table bits alter bits set storage plain',
];
const INDEXES = [
  ...['created_at', 'price', 'area', 'rate'].flatMap((key) => [
    `create index on facts (${key}, id)`,
    `create index on facts (purpose, ${key}, id)`,
    `create index on facts (place, purpose, ${key}, id)`,
  ]),
  'create index on facts (lat, lng)',
];

const number = (word: Word, column: string) =>
  `coalesce(array_position(array[${WORDS[word].map((value) => `'${value}'`).join()}], ${column}::text), 0)`;

/** Homes stand in the bits by purpose and place, so that a place's lie in few pieces. */
const FILL = `
  insert into facts
  select id, row_number() over (order by purpose, place, id) - 1, purpose, type, place, bedrooms, furnishing, completion, amenities, price, area,
    price::float8 / area, created_at, lat, lng
  from (select l.id, case when kind like 'Sale%' then 1 else 2 end as purpose, ${number('types', 'property_type')} as type,
      ${number('places', 'l.place')} as place, least(bedroom_count, 7) + 1 as bedrooms, ${number('furnishing', 'furnishing')} as furnishing,
      ${number('completion', 'completion')} as completion,
      (select coalesce(bit_or(1 << (${number('amenities', 'a')} - 1)), 0) from unnest(amenities) a) as amenities,
      asked as price, built_up_area as area, created_at, coalesce(latitude, p.lat) as lat, coalesce(longitude, p.lng) as lng
    from listings l join jsonb_to_recordset($1::jsonb) p (id text, lat float8, lng float8) on p.id = l.place) numbered`;

type Fact = [place: number, purpose: number, type: number, district: number, ...number[]];

/** Makes those tables of the listings of a database. */
export async function fillFacts(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const sql of TABLES) await client.query(sql);
    await client.query(FILL, [JSON.stringify(places.map(({ id, lat, lng }) => ({ id, lat, lng })))]);
    for (const sql of INDEXES) await client.query(sql);
    await fillBits(client);
    await client.query('vacuum analyze facts');
    await client.query('vacuum analyze bits');
  } finally {
    await client.end();
  }
}

async function fillBits(client: pg.Client): Promise<void> {
  const bits = new Map<string, Buffer>();
  const mark = (word: Word, value: number, place: number) => {
    const key = `${word},${value},${Math.floor(place / PIECE)}`;
    let piece = bits.get(key);
    if (!piece) bits.set(key, (piece = Buffer.alloc(PIECE / 8)));
    piece[(place % PIECE) >> 3]! |= 0x80 >> (place & 7);
  };
  const { rows } = await client.query<Fact>({
    text: `select place_in_bits, purpose, type, place, bedrooms, furnishing, completion, amenities, price::float8 from facts`,
    rowMode: 'array',
  });
  for (const [place, ...values] of rows) {
    for (const [i, word] of (
      ['purpose', 'types', 'places', 'bedrooms', 'furnishing', 'completion'] as const
    ).entries()) {
      mark(word, values[i]!, place);
    }
    for (let mask = values[6]!; mask !== 0; mask &= mask - 1)
      mark('amenities', 32 - Math.clz32(mask & -mask), place);
    mark('price', PRICES.findLastIndex((edge) => edge <= values[7]!) + 1, place);
  }
  for (const [key, piece] of bits) {
    const [word, value, number] = key.split(',');
    const hex = piece.toString('hex');
    await client.query(`insert into bits values ($1, $2, $3, ('x' || $4)::bit varying)`, [
      word,
      value,
      number,
      hex,
    ]);
  }
}
