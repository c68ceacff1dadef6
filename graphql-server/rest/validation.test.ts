import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { photograph } from '../pictures/fixtures.ts';
import { openRestServer, type RestServer, type RequestOptions } from './testing.ts';

let server: RestServer;
let image: Buffer;

beforeAll(async () => {
  server = await openRestServer();
  image = await photograph({ width: 60, height: 40 });
});
afterAll(() => server.close());

const VALUES = {
  title: 'A',
  description: 'B',
  heading: 'C',
  location: 'D',
  price: 'E',
  rent: 'F',
  category: 'Villas',
};

/** The valid values without some fields. */
function without(...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(VALUES).filter(([name]) => !names.includes(name)));
}

/** Sends a request that is rejected with 400; returns its message and the messages by field. */
async function rejectionOf(route: string, options: RequestOptions): Promise<unknown> {
  const { status, body } = await server.call(route, options);
  expect(status).toBe(400);
  const { error, message, fields } = body as Record<string, string>;
  expect(error).toBe(message);
  return { message, fields };
}

/** The rules of spec §5. */
test.each([
  ['properties', ['title'], { title: 'Title is required.' }],
  ['properties', ['price'], { price: 'Price is required.' }],
  ['properties', ['location'], { location: 'Location is required.' }],
  ['latestprojects', ['title'], { title: 'Title is required.' }],
  ['latestprojects', ['price'], { price: 'Price is required.' }],
  ['latestprojects', ['location'], { location: 'Location is required.' }],
  ['latestprojects', ['category'], { category: 'Category must be one of Villas, Apartments, Townhouses.' }],
  ['gallery', [], { property_id: 'Select a property first!' }],
  ['latest-gallery', [], { latest_id: 'Select a project first!' }],
  ['blogs/add', ['title'], { title: 'Title is required.' }],
  ['blogs/add', ['description'], { description: 'Description is required.' }],
  ['categories', ['title'], { title: 'Title is required.' }],
  ['categories', ['description'], { description: 'Description is required.' }],
  ['upcomingprojects', ['title'], { title: 'Title is required.' }],
  ['upcomingprojects', ['description'], { description: 'Description is required.' }],
  ['villas', ['title'], { title: 'Title is required.' }],
  ['villas', ['location'], { location: 'Location is required.' }],
  ['villas', ['rent'], { rent: 'Rent is required.' }],
  ['apartments', ['title'], { title: 'Title is required.' }],
  ['apartments', ['location'], { location: 'Location is required.' }],
  ['apartments', ['rent'], { rent: 'Rent is required.' }],
  ['apartments-for-sale', ['title'], { title: 'Title is required.' }],
  ['apartments-for-sale', ['location'], { location: 'Location is required.' }],
  ['apartments-for-sale', ['price'], { price: 'Price is required.' }],
  ['villas-for-sale', ['title'], { title: 'Title is required.' }],
  ['villas-for-sale', ['location'], { location: 'Location is required.' }],
  ['villas-for-sale', ['price'], { price: 'Price is required.' }],
  ['admin/villa-details', [], { villa_id: 'Select a villa first' }],
  ['apartment-details/add', [], { apartment_id: 'Say which apartment this belongs to.' }],
])('POST /api/%s without %j', async (path, missing, fields) => {
  const file = { villas: 'thumbnail', apartments: 'thumbnail' }[path] ?? 'image';
  const needsPicture = !/for-sale|upcoming/.test(path);
  const multipart = { ...without(...missing), ...(needsPicture && { [file]: image }) };
  expect(await rejectionOf(`POST /api/${path}`, { multipart })).toEqual({
    message: Object.values(fields)[0],
    fields,
  });
});

test.each([
  ['banners', { image: 'Please upload an image!' }, 'Please provide both title and image.'],
  ['villas', { thumbnail: 'Thumbnail is required.' }, 'Thumbnail is required.'],
  ['apartments', { thumbnail: 'Thumbnail is required.' }, 'Thumbnail is required.'],
])('POST /api/%s without a picture, or with a text in its place', async (path, fields, message) => {
  expect(await rejectionOf(`POST /api/${path}`, { json: VALUES })).toEqual({ message, fields });
  const multipart = { ...VALUES, image: '/uploads/x.jpg', thumbnail: '/uploads/x.jpg' };
  expect(await rejectionOf(`POST /api/${path}`, { multipart })).toEqual({ message, fields });
});

test('a banner requires a title', async () => {
  expect(await rejectionOf('POST /api/banners', { multipart: { image } })).toEqual({
    message: 'Please provide both title and image.',
    fields: { title: 'Title is required.' },
  });
});

async function createdId(path: string): Promise<string> {
  const { body } = await server.call(`POST /api/${path}`, { multipart: { ...VALUES, thumbnail: image } });
  return String((body as { id: number }).id);
}

test('a property picture requires an image', async () => {
  const { body } = await server.call('POST /api/properties', { json: VALUES });
  const property_id = String((body as { id: number }).id);
  const sentence = 'Please upload an image!';
  expect(await rejectionOf('POST /api/gallery', { multipart: { property_id } })).toEqual({
    message: sentence,
    fields: { image: sentence },
  });
});

test('a project picture requires a title', async () => {
  const { body } = await server.call('POST /api/latestprojects', { json: VALUES });
  const latest_id = String((body as { id: number }).id);
  expect(await rejectionOf('POST /api/latest-gallery', { multipart: { latest_id } })).toMatchObject({
    message: 'Title is required.',
  });
});

test('a gallery item of an apartment for sale requires apartment, description and image', async () => {
  const apartment_id = await createdId('apartments-for-sale');
  const values = { apartment_id, description: 'B', image };
  for (const name of Object.keys(values)) {
    const multipart = Object.fromEntries(Object.entries(values).filter(([field]) => field !== name));
    expect(await rejectionOf('POST /api/appartmentsellgallery', { multipart })).toEqual({
      message: 'All fields are required',
      fields: { [name]: expect.any(String) },
    });
  }
});

test.each(['999', '0', '-1', 'first'])(
  'rejects a gallery item of a missing apartment: %s',
  async (apartment_id) => {
    const multipart = { apartment_id, description: 'B', image };
    const { fields } = (await rejectionOf('POST /api/appartmentsellgallery', { multipart })) as {
      fields: object;
    };
    expect(Object.keys(fields)).toEqual(['apartment_id']);
  },
);

test('the error of a gallery item names its missing apartment', async () => {
  const multipart = { apartment_id: '999', description: 'B', image };
  const message = 'Invalid apartment selected';
  expect(await rejectionOf('POST /api/appartmentsellgallery', { multipart })).toEqual({
    message,
    fields: { apartment_id: message },
  });
});

test('a villa detail requires image, heading and description', async () => {
  const multipart = { villa_id: await createdId('villas-for-sale') };
  expect(await rejectionOf('POST /api/admin/villa-details', { multipart })).toMatchObject({
    fields: {
      image: 'Image is required.',
      heading: 'Heading is required.',
      description: 'Description is required.',
    },
  });
});

test('a villa image requires villa and image', async () => {
  const message = 'Villa and image are required.';
  expect(await rejectionOf('POST /api/villa-images', { multipart: { image } })).toMatchObject({ message });
  const multipart = { villa_id: await createdId('villas') };
  expect(await rejectionOf('POST /api/villa-images', { multipart })).toMatchObject({ message });
});

test('an apartment detail requires a heading', async () => {
  const multipart = { apartment_id: await createdId('apartments') };
  expect(await rejectionOf('POST /api/apartment-details/add', { multipart })).toMatchObject({
    message: 'Heading is required.',
  });
});

test('rejects an unknown type', async () => {
  const message = 'Type must be one of Villas, Apartments, Townhouses.';
  const json = { ...VALUES, type: 'Castles' };
  expect(await rejectionOf('POST /api/properties', { json })).toEqual({ message, fields: { type: message } });
});

test('rejects an empty value for a required field', async () => {
  const id = await createdId('villas-for-sale');
  for (const price of ['', ' ', null])
    expect(await rejectionOf(`PUT /api/villas-for-sale/${id}`, { json: { price } })).toMatchObject({
      fields: { price: 'Price is required.' },
    });
});

const PART = 'content-disposition: form-data; name=';

test.each([
  ['application/json', '{"title":"Caf\xe9","description":"B"}'],
  ['application/x-www-form-urlencoded', 'title=Caf%E9%20bar&description=B'],
  [
    'multipart/form-data; boundary=x',
    `--x\r\n${PART}"title"\r\n\r\nCaf\xe9\r\n--x\r\n${PART}"description"\r\n\r\nB\r\n--x--\r\n`,
  ],
])('rejects text that is not UTF-8: %s', async (type, body) => {
  const sentence = 'Title holds “�”, which stands for a lost character: send text as UTF-8.';
  const sent = { raw: Buffer.from(body, 'latin1'), headers: { 'content-type': type } };
  expect(await rejectionOf('POST /api/blogs/add', sent)).toEqual({
    message: sentence,
    fields: { title: sentence },
  });
});

test.each(['null', 'undefined', 'NaN', '[object Object]'])(
  'rejects %s, which programs write for a missing value, in every text',
  async (text) => {
    const sentence = (label: string) =>
      `${label} is “${text}”, which programs write for a missing value: send the text itself, or leave the field out.`;
    for (const body of ['json', 'urlencoded', 'multipart'] as const) {
      const values = { ...VALUES, title: ` ${text} `, bedrooms: text, thumbnail_alt: text };
      const { fields } = (await rejectionOf('POST /api/apartments-for-sale', { [body]: values })) as {
        fields: object;
      };
      expect([body, fields]).toEqual([
        body,
        {
          title: sentence('Title'),
          bedrooms: sentence('Bedrooms'),
          thumbnail_alt: sentence('Alternative text of the picture'),
        },
      ]);
    }
    const message = { name: text, email: 'ann@example.com', subject: 'A', message: text };
    expect(await rejectionOf('POST /api/contact', { json: message })).toMatchObject({
      fields: { name: sentence('Name'), message: sentence('Message') },
    });
  },
);

test('accepts the name Null and a text with the word null', async () => {
  const json = { name: 'Null', email: 'ann@example.com', subject: 'null and void', message: 'NULL' };
  expect((await server.call('POST /api/contact', { json })).status).toBe(201);
});

test('stores one line break for each of every system, and the bullets of symbol fonts as •', async () => {
  const json = {
    title: 'One\u2028two\r\nthree',
    description: '\uf0b7 One\r\n\uf0a7 Two\rThree\u2029Four\u2028Five',
  };
  const urlencoded = json;
  for (const options of [{ json }, { urlencoded }, { multipart: { ...json, image } }]) {
    const { body } = await server.call('POST /api/blogs/add', options);
    expect(body).toMatchObject({
      title: 'One two three',
      description: '• One\n• Two\nThree\nFour\nFive',
    });
  }
});

test('distinguishes a value that is not a string from a missing one', async () => {
  const json = { ...VALUES, title: ['A'], price: 900000, bedrooms: 2, size: true };
  const { fields } = (await rejectionOf('POST /api/apartments-for-sale', { json })) as { fields: object };
  expect(fields).toEqual({
    title: 'Title must be text.',
    price: 'Price must be text.',
    bedrooms: 'Bedrooms must be text.',
    size: 'Size must be text.',
  });
});

test.each([
  ['application/x-www-form-urlencoded', 'title=A&title=B&description=C'],
  [
    'multipart/form-data; boundary=x',
    `--x\r\n${PART}"title"\r\n\r\nA\r\n--x\r\n${PART}"title"\r\n\r\nB\r\n--x\r\n${PART}"description"\r\n\r\nC\r\n--x--\r\n`,
  ],
])('rejects a repeated field: %s', async (type, body) => {
  const sent = { raw: Buffer.from(body), headers: { 'content-type': type } };
  expect(await rejectionOf('POST /api/blogs/add', sent)).toMatchObject({
    fields: { title: 'Title must be text.' },
  });
});

test.each([
  ['Bedrooms', 'bedrooms'],
  ['bed_rooms', 'bedrooms'],
  ['bedroms', 'bedrooms'],
  ['bedrooms[]', 'bedrooms'],
  ['thumbnailAlt', 'thumbnail_alt'],
])('rejects the misspelt field %s with a suggestion', async (name, suggestion) => {
  const sentence = `There is no ${name}: did you mean ${suggestion}?`;
  expect(await rejectionOf('POST /api/apartments-for-sale', { json: { ...VALUES, [name]: '3' } })).toEqual({
    message: sentence,
    fields: { [name]: sentence },
  });
});

test('ignores unknown fields of older clients, and accepts a record as it was returned', async () => {
  const { body } = await server.call('POST /api/apartments-for-sale', {
    json: { ...VALUES, bedrooms: '3', Bedrooms: '3', agent: 'A', _method: 'POST', oldThumbnail: 'a.jpg' },
  });
  const { id } = body as { id: number };
  const { status } = await server.call(`PUT /api/apartments-for-sale/${id}`, { json: body });
  expect(status).toBe(200);
});

test('reads a form with very many fields to its end', async () => {
  const unknownFields = Array.from({ length: 1200 }, (_, i) => [`of${i}`, '1'] as const);
  const urlencoded = { ...Object.fromEntries(unknownFields), title: 'A', description: 'B' };
  const { status } = await server.call('POST /api/blogs/add', { urlencoded });
  expect(status).toBe(201);
});

test('accepts a picture without a file name and rejects a data URL', async () => {
  const [head, tail] = [`--x\r\n${PART}"thumbnail"\r\ncontent-type: image/jpeg\r\n\r\n`, '\r\n--x--\r\n'];
  const fields = ['title', 'location', 'price'].map((name) => `--x\r\n${PART}"${name}"\r\n\r\nA\r\n`);
  const { status, body } = await server.call('POST /api/apartments-for-sale', {
    raw: Buffer.concat([Buffer.from(fields.join('') + head), image, Buffer.from(tail)]),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ thumbnail: expect.stringMatching(/^\/uploads\//) }),
  ]);
  const json = { ...VALUES, thumbnail: 'data:image/jpeg;base64,AAAA' };
  expect(await rejectionOf('POST /api/apartments-for-sale', { json })).toMatchObject({
    fields: { thumbnail: 'Send thumbnail as a file, in multipart/form-data.' },
  });
});

test.each([
  ['multipart/form-data; boundary=x', 'gzip', 400, 'Send multipart/form-data without a Content-Encoding.'],
  ['application/json', 'zstd', 415, 'Send it as it is, or with Content-Encoding gzip, deflate or br.'],
  ['application/json', 'gzip', 400, 'The body does not match its Content-Encoding.'],
])(
  'rejects %s with Content-Encoding %s and names the supported ones',
  async (type, encoding, status, sentence) => {
    const response = await server.call('POST /api/blogs/add', {
      raw: Buffer.from('{"title":"A","description":"B"}'),
      headers: { 'content-type': type, 'content-encoding': encoding },
    });
    expect([response.status, response.body]).toEqual([status, { error: sentence, message: sentence }]);
  },
);
