/**
 * What somebody would write by hand who knows PostgreSQL and these tables: one statement for an answer, columns by name,
 * and of a page far behind only its own rows fetched.
 */

const LISTING =
  'l.id, l.title, l.location, l.bedrooms, l.bathrooms, l.size, l.price, l.created_at, l.updated_at, p.file, p.alt';

const iso = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** $1 rows to skip: the total, and six rows. The index alone leads to them. */
export const PAGE = `
  select counted.total, ${LISTING}
  from (select count(*)::int as total from listings where kind = 'SaleApartment') counted
  cross join (select id from listings where kind = 'SaleApartment' order by created_at desc, id desc limit 6 offset $1) found
  cross join lateral (select * from listings where id = found.id limit 1) l
  left join pictures p on p.file = l.picture
  order by l.created_at desc, l.id desc`;

/** The same as most would write it first: a count, and beside it `limit` and `offset`. */
export const PLAIN_COUNT = `select count(*)::int as total from listings where kind = 'SaleApartment'`;
export const PLAIN_PAGE = `
  select ${LISTING} from listings l left join pictures p on p.file = l.picture
  where l.kind = 'SaleApartment' order by l.created_at desc, l.id desc limit 6 offset $1`;

/** $1 its number. */
export const ONE = `
  select ${LISTING} from listings l left join pictures p on p.file = l.picture
  where l.kind = 'SaleApartment' and l.id = $1`;

/** The sections of $1 as one value, each as `shape` has it, `s` being the section and `q` its picture. */
const sections = (shape: string) => `
  select coalesce(json_agg(json_build_object(${shape}) order by s.position, s.created_at desc, s.id desc), '[]') as sections
  from listing_sections s left join pictures q on q.file = s.picture
  where s.kind = 'SaleApartmentGalleryItem' and s.listing_id = $1`;

/** $1 the listing's number: its sections in the older API's words. */
export const GALLERY = sections(`
  'id', s.id, 'apartment_id', s.listing_id, 'title', s.heading, 'description', s.description,
  'image', '/uploads/' || q.file, 'image_alt', q.alt,
  'created_at', ${iso('s.created_at')}, 'updated_at', ${iso('s.updated_at')}`);

/** $1 its number: a listing with all its sections, as GraphQL names them. */
export const DETAIL = `
  select ${LISTING}, (${sections(`
    'id', s.id::text, 'apartmentId', s.listing_id::text, 'title', s.heading, 'description', s.description,
    'image', case when q.file is not null then json_build_object('url', '/uploads/' || q.file, 'alt', q.alt) end,
    'createdAt', ${iso('s.created_at')}, 'updatedAt', ${iso('s.updated_at')}`)}) as sections
  from listings l left join pictures p on p.file = l.picture
  where l.kind = 'SaleApartment' and l.id = $1`;

/** A new listing, and what it has become. */
export const INSERT = `
  insert into listings (kind, title, location, bedrooms, bathrooms, size, price)
  values ('SaleApartment', $1, $2, $3, $4, $5, $6)
  returning id, title, location, bedrooms, bathrooms, size, price, created_at, updated_at, null as file, null as alt`;
