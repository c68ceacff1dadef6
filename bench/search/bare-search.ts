import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { placesWithin } from '../../graphql-server/places/place.ts';
import { WORDS, type Word } from './facts.ts';
import { PER_PAGE, PRICES, type Asked, type Seen } from './wishes.ts';

/** Connections, as many as our server reads pages over. */
const POOL_SIZE = 10;

/** What a search wants of each word, by the numbers of its values. */
type Wanted = Partial<Record<Word, number[]>>;

const COUNTED: readonly Word[] = ['purpose', 'types', 'places', 'bedrooms', 'furnishing', 'completion'];
const COLUMNS: Partial<Record<Word, string>> = {
  purpose: 'purpose',
  types: 'type',
  places: 'place',
  bedrooms: 'bedrooms',
  furnishing: 'furnishing',
  completion: 'completion',
};
const ORDERS: Record<Asked['sort'], string> = {
  NEWEST: 'created_at desc, id desc',
  PRICE_LOW: 'price, id',
  PRICE_HIGH: 'price desc, id desc',
  AREA_LARGE: 'area desc, id desc',
  VALUE: 'rate, id',
};

const numbersOf = (word: Word, values: readonly (string | number)[]) =>
  values.map((value) => WORDS[word].indexOf(String(value).toLowerCase()) + 1);

function wantedIn(filter: Asked['filter']): Wanted {
  const { purpose, types, places, bedrooms, furnishing, completion, amenities, priceFrom, priceTo } = filter;
  return {
    ...(purpose && { purpose: numbersOf('purpose', [purpose]) }),
    ...(types && { types: numbersOf('types', types) }),
    ...(places && { places: numbersOf('places', places.flatMap(placesWithin)) }),
    ...(bedrooms && { bedrooms: numbersOf('bedrooms', bedrooms) }),
    ...(furnishing && { furnishing: numbersOf('furnishing', furnishing) }),
    ...(completion && { completion: numbersOf('completion', [completion]) }),
    ...(amenities && { amenities: numbersOf('amenities', amenities) }),
    ...(priceFrom !== undefined && {
      price: PRICES.flatMap((edge, i) => (edge >= priceFrom && edge <= priceTo! ? [i + 1] : [])),
    }),
  };
}

/** A statement with its values; those of one text have one name, and are planned once a connection. */
interface Query {
  name: string;
  text: string;
  values: unknown[];
}

const nameOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** The total and, if they are wanted, all counts, each under every filter but its own. */
function countsOf(wanted: Wanted, withChoices: boolean): Query {
  const values: unknown[] = [];
  const parts: string[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const filter = (name: string, word: Word, numbers: number[]) => {
    parts.push(`${name} as materialized (select piece, bit_or(bits) as bits from bits
      where word = '${word}' and value = any(${given(numbers)}::smallint[]) group by piece)`);
    return name;
  };
  const set = (name: string, [first, ...others]: string[]) => {
    const bits = [first, ...others].map((one) => `${one}.bits`).join(' & ');
    const from = others.reduce((sql, other) => `${sql} join ${other} using (piece)`, first!);
    parts.push(`${name} as materialized (select piece, ${bits} as bits from ${from})`);
    return name;
  };
  const base = (wanted.amenities ?? []).map((one, i) => filter(`offered${i}`, 'amenities', [one]));
  if (wanted.price) base.push(filter('price', 'price', wanted.price));
  const own = new Map(
    COUNTED.flatMap((word) => (wanted[word] ? [[word, filter(word, word, wanted[word])] as const] : [])),
  );
  if (base.length + own.size === 0) base.push(filter('everything', 'purpose', [1, 2]));
  const groups = new Map([
    [set('found', [...base, ...own.values()]), [...COUNTED.filter((word) => !own.has(word)), 'amenities']],
  ]);
  for (const word of withChoices ? own.keys() : []) {
    const others = [...own].filter(([other]) => other !== word).map(([, name]) => name);
    const rest = [...base, ...others];
    groups.set(set(`but_${word}`, rest.length > 0 ? rest : [filter(`all_${word}`, 'purpose', [1, 2])]), [
      word,
    ]);
  }
  const counts = (withChoices ? [...groups] : []).map(
    ([
      name,
      words,
    ]) => `select b.word, b.value, sum(bit_count(b.bits & s.bits))::int from bits b join ${name} s using (piece)
      where b.word = any(${given(words)}::text[]) group by 1, 2`,
  );
  const total = `select 'total' as word, 0 as value, coalesce(sum(bit_count(bits)), 0)::int as homes from found`;
  const text = `with ${parts.join(', ')} ${[total, ...counts].join(' union all ')}`;
  return { name: nameOf(text), text, values };
}

/** What the rows of facts are that a search finds. */
function conditionsOf(wanted: Wanted, { priceFrom, priceTo }: Asked['filter'], values: unknown[]): string[] {
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = COUNTED.flatMap((word) => {
    const numbers = wanted[word];
    if (!numbers) return [];
    return numbers.length === 1
      ? [`${COLUMNS[word]!} = ${given(numbers[0])}`]
      : [`${COLUMNS[word]!} = any(${given(numbers)}::smallint[])`];
  });
  if (wanted.amenities) {
    const mask = given(wanted.amenities.reduce((bits, one) => bits | (1 << (one - 1)), 0));
    conditions.push(`amenities & ${mask} = ${mask}`);
  }
  if (priceFrom !== undefined) conditions.push(`price between ${given(priceFrom)} and ${given(priceTo)}`);
  return conditions;
}

function pageOf(wanted: Wanted, { filter, sort, page }: Asked): Query {
  const values: unknown[] = [];
  const conditions = conditionsOf(wanted, filter, values);
  const skipped = `$${values.push((page - 1) * PER_PAGE)}`;
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const text = `
    select l.id::text, l.title, l.location, l.bedroom_count as "bedroomCount", l.bathroom_count as "bathroomCount",
      l.built_up_area as "builtUpArea", p.file, p.alt
    from (select id, row_number() over () as rank
      from (select id from facts ${where} order by ${ORDERS[sort]} limit ${PER_PAGE} offset ${skipped}) sorted) found
    join listings l on l.id = found.id left join pictures p on p.file = l.picture order by rank`;
  return { name: nameOf(text), text, values };
}

/** Cells of 64 pixels, or of more where there would be more than 300 of them. */
function mapOf(wanted: Wanted, { filter }: Asked, { area, zoom }: Seen): Query {
  const values: unknown[] = [area.south, area.north, area.west, area.east];
  let cell = 90 / 2 ** zoom;
  while (((area.east - area.west) / cell) * ((area.north - area.south) / cell) > 300) cell *= 2;
  const size = `$${values.push(cell)}::float8`;
  const conditions = conditionsOf(wanted, filter, values).map((condition) => `and ${condition}`);
  const text = `
    select count(*)::int as homes, avg(lat) as latitude, avg(lng) as longitude, min(lng) as west, min(lat) as south, max(lng) as east,
      max(lat) as north, min(f.id) as id
    from facts f where lat between $1 and $2 and lng between $3 and $4 ${conditions.join(' ')}
    group by floor(lng / ${size}), floor(lat / ${size})`;
  return { name: nameOf(text), text, values };
}

const TYPED: Omit<Query, 'values'> = {
  name: 'typed',
  text: `select id, name from place_names where plain like $1 || '%' order by rank limit 8`,
};
const TITLES: Omit<Query, 'values'> = {
  name: 'titles',
  text: 'select id::text, title from listings where id = any($1::int[])',
};
const WRITE: Omit<Query, 'values'> = {
  name: 'write',
  text: `with made as (insert into listings (kind, title, location, price, bedrooms, bathrooms, size, unsettled)
      values ('SaleApartment', $1, $2, $3, $4, $5, $6, '{}') returning *),
    noted as (insert into facts select id, 0, 1, 1, 1, 4, 0, 0, 0, 3150000, 15236, 206.7, created_at, 25.2, 55.3 from made)
    select id, title, location, price, bedrooms, bathrooms, size, created_at, updated_at from made`,
};

/** Answers as our server does, by the best SQL. */
function answering(url: string): (path: string, body: string) => Promise<unknown> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  const rows = async (query: Query) => (await pool.query<Record<string, unknown>>(query)).rows;
  const searched = async (asked: Asked, withChoices: boolean) => {
    const wanted = wantedIn(asked.filter);
    const [items, counts] = await Promise.all([
      rows(pageOf(wanted, asked)),
      rows(countsOf(wanted, withChoices)),
    ]);
    const total = counts.find(({ word }) => word === 'total')!.homes;
    return { total, items, choices: counts.filter(({ homes }) => (homes as number) > 0) };
  };
  const seen = async (asked: Asked & Seen) => {
    const cells = await rows(mapOf(wantedIn(asked.filter), asked, asked));
    const alone = cells.filter(({ homes }) => homes === 1).map(({ id }) => id);
    const homes = new Map((await rows({ ...TITLES, values: [alone] })).map((home) => [home.id, home]));
    return cells.map((cell) => ({ ...cell, home: homes.get(String(cell.id)) }));
  };
  return async (path, body) => {
    if (path.startsWith('/search')) {
      return searched(JSON.parse(decodeURIComponent(path.split('?')[1]!)) as Asked, false);
    }
    if (path !== '/graphql')
      return (await rows({ ...WRITE, values: Object.values(JSON.parse(body) as object) }))[0];
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: object };
    if (operationName === 'Found') return { data: { homes: await searched(variables as Asked, true) } };
    if (operationName === 'Map')
      return { data: { homes: { clusters: await seen(variables as Asked & Seen) } } };
    const { words } = variables as { words: string };
    return { data: { places: await rows({ ...TYPED, values: [words.toLowerCase()] }) } };
  };
}

function listen(answer: (path: string, body: string) => Promise<unknown>): void {
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      answer(request.url!, Buffer.concat(chunks).toString()).then(
        (value) => {
          const body = Buffer.from(JSON.stringify(value));
          response
            .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
            .end(body);
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
}

process.once('message', ({ url }: { url: string }) => listen(answering(url)));
