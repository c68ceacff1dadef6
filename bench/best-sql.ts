/** The fastest SQL that a person would write by hand for these tables: one statement for each response. */

const COLUMNS =
  'l.id, l.title, l.location, l.bedrooms, l.bathrooms, l.size, l.price, l.created_at, l.updated_at, p.file, p.alt';

const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A page of six with the total. `$1`: offset. The index alone finds the ids. */
export const PAGE = `
  select counted.total, ${COLUMNS}
  from (select count(*)::int as total from listings where kind = 'SaleApartment' and deleted_at is null) counted
  cross join (select id from listings where kind = 'SaleApartment' and deleted_at is null order by created_at desc, id desc limit 6 offset $1) found
  cross join lateral (select * from listings where id = found.id limit 1) l
  left join pictures p on p.file = l.picture
  order by l.created_at desc, l.id desc`;

/** One listing. `$1`: id. */
export const LISTING = `
  select ${COLUMNS} from listings l left join pictures p on p.file = l.picture
  where l.kind = 'SaleApartment' and l.id = $1 and l.deleted_at is null`;

/** A listing's sections as one JSON value. `shape`: key-value pairs from section `s` and its picture `q`. */
const sections = (shape: string) => `
  select coalesce(json_agg(json_build_object(${shape}) order by s.position, s.created_at desc, s.id desc), '[]') as sections
  from listing_sections s left join pictures q on q.file = s.picture
  where s.kind = 'SaleApartmentGalleryItem' and s.listing_id = $1 and s.deleted_at is null`;

/** A listing's sections as REST sends them. `$1`: id. */
export const GALLERY = sections(`
  'id', s.id, 'apartment_id', s.listing_id, 'title', s.heading, 'description', s.description,
  'image', '/uploads/' || q.file, 'image_alt', q.alt,
  'created_at', ${iso('s.created_at')}, 'updated_at', ${iso('s.updated_at')}`);

/** A listing with its sections as GraphQL sends them. `$1`: id. */
export const DETAIL = `
  select ${COLUMNS}, (${sections(`
    'id', s.id::text, 'apartmentId', s.listing_id::text, 'title', s.heading, 'description', s.description,
    'image', case when q.file is not null then json_build_object('url', '/uploads/' || q.file, 'alt', q.alt) end,
    'createdAt', ${iso('s.created_at')}, 'updatedAt', ${iso('s.updated_at')}`)}) as sections
  from listings l left join pictures p on p.file = l.picture
  where l.kind = 'SaleApartment' and l.id = $1 and l.deleted_at is null`;

/** Inserts a listing and returns it. */
export const INSERT = `
  insert into listings (kind, title, location, bedrooms, bathrooms, size, price)
  values ('SaleApartment', $1, $2, $3, $4, $5, $6)
  returning id, title, location, bedrooms, bathrooms, size, price, created_at, updated_at, null as file, null as alt`;
