import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { multipart, photograph } from '../graphql-server/graphql/testing.ts';
import { openMailServer, type TestMailServer } from '../graphql-server/mail/testing.ts';
import { ROOT, start, stop, type Running } from './server.ts';

const ADMIN = { email: 'owner@gulf-homes.example', password: 'a long password of the owner' };

const AGENCY = {
  name: 'Gulf Homes',
  wordmark: 'Gulf',
  address: 'Suite 7, Tower One\nQuay Road\nDubai',
  email: 'desk@gulf-homes.example',
  phones: '+971 4 600 7000',
  whatsApp: '+971 50 600 7000',
  socialLinks: 'LinkedIn https://ae.linkedin.com/company/gulf-homes',
};

const HOME = { title: 'Harbour Loft', location: 'Quay Tower, Dubai Marina' };
const POST = { title: 'A post', description: 'Its text.' };
const PROJECT = { title: 'Quay Residence', location: 'Dubai Marina', price: 'AED 1,500,000' };

/** The listings of an office, by type. */
const HOMES: Record<string, object> = {
  SaleApartment: { ...HOME, price: 'AED 1,200,000' },
  SaleVilla: { ...HOME, price: 'AED 3,200,000' },
  RentalApartment: { ...HOME, rent: 'AED 90,000 a year' },
  RentalVilla: { ...HOME, rent: 'AED 190,000 a year' },
};

/** Its other records. */
const RECORDS: Record<string, object> = {
  Property: { ...PROJECT, type: 'Villas' },
  LatestProject: { ...PROJECT, category: 'Villas' },
  UpcomingProject: POST,
  Blog: POST,
  Category: POST,
};

/** Pages and files that are not in the sitemap. */
const OTHER_ADDRESSES = [
  ...['/search', '/favourites', '/compare', '/save-search', '/saved-search'],
  ...['/robots.txt', '/feed.xml', '/site.webmanifest', '/icon.svg', '/admin'],
];

let folder: string;
let server: Running;
let mail: TestMailServer;
let token = '';

const at = (path: string) => new URL(path, server.address).href;

async function dataOf(response: Response): Promise<Record<string, { id: string }>> {
  const { data, errors } = (await response.json()) as { data: never; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const authorization = (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

async function query(document: string, variables: object = {}): Promise<Record<string, { id: string }>> {
  const response = await fetch(at('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization() },
    body: JSON.stringify({ query: document, variables }),
  });
  return dataOf(response);
}

/** Creates a record of a type, with a picture if it has a field for one. Returns its id. */
async function create(type: string, input: object, picture?: string): Promise<string> {
  const document = `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { id } }`;
  if (!picture) return (await query(document, { input })).record!.id;
  const request = multipart({
    query: document,
    variables: { input: { ...input, [picture]: null } },
    at: `variables.input.${picture}`,
    file: { bytes: await photograph() },
    headers: authorization(),
  });
  return (await dataOf(await fetch(at('/graphql'), request))).record!.id;
}

async function readText(path: string): Promise<string> {
  const response = await fetch(at(path));
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);

/** The words of the demo's agency and people. */
async function readDemoWords(): Promise<RegExp> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(ROOT, 'graphql-server/demo/content', file), 'utf8'));
  const agency = (await read('agency.json')) as Record<string, string>;
  const people = (await read('people.json')) as { name: string }[];
  const [office = '', street = ''] = agency.address!.split('\n');
  const words = [
    agency.name!,
    agency.wordmark!,
    ...office.split(', '),
    street.split(', ')[0]!,
    agency.directions!,
    agency.postBox!.split(',')[0]!,
    agency.email!.split('@')[1]!,
    ...agency.phones!.split('\n').flatMap((phone) => [phone, phone.replaceAll(/[ +]/g, '')]),
    ...people.flatMap(({ name }) => [name, name.toLowerCase().replace(' ', '-'), name.split(' ')[1]!]),
  ];
  const escaped = words.map((word) => word.replaceAll(/[.+]/g, String.raw`\$&`));
  const demoWords = new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`);
  for (const word of words) expect(`in ${word}, there`).toMatch(demoWords);
  return demoWords;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marsa-e2e-'));
  mail = await openMailServer();
  server = await start(folder, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@gulf-homes.example',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const signIn =
    'mutation ($email: String!, $password: String!) { session: signIn(email: $email, password: $password) { token } }';
  token = ((await query(signIn, ADMIN)) as unknown as { session: { token: string } }).session.token;
  await query('mutation ($input: AgencyChanges!) { updateAgency(input: $input) { id } }', { input: AGENCY });
  const agentId = await create('Person', { name: 'Noor Salem', email: 'noor@gulf-homes.example' });
  for (const [type, input] of Object.entries(HOMES)) await create(type, { ...input, agentId }, 'thumbnail');
  for (const [type, input] of Object.entries(RECORDS)) await create(type, input);
}, 120_000);
afterAll(async () => {
  await stop(server, 'SIGKILL');
  await mail.close();
  await rm(folder, { recursive: true, force: true });
});

test('no page, feed or file of another agency has a word of the demo', async () => {
  const demoWords = await readDemoWords();
  const parts = locationsIn(await readText('/sitemap.xml'));
  const pages = (await Promise.all(parts.map(readText))).flatMap(locationsIn);
  expect(pages.length).toBeGreaterThan(20);
  const addresses = ['/sitemap.xml', ...parts, ...pages, ...OTHER_ADDRESSES];
  const found: string[] = [];
  for (const address of addresses) {
    const text = await readText(address);
    const [word] = demoWords.exec(text) ?? [];
    if (word) found.push(`${address}: ${word}`);
  }
  expect(found).toEqual([]);
  expect(await readText('/')).toContain('Gulf Homes');
  expect(await (await fetch(at('/no-such-page'))).text()).not.toMatch(demoWords);
});

test('no page has a word of the demo once its texts are changed', async () => {
  const { pages } = (await query('{ pages: sitePages(limit: 20) { items { id } } }')) as unknown as {
    pages: { items: { id: string }[] };
  };
  const update = `mutation ($id: ID!) {
    updateSitePage(id: $id, input: { lead: "Changed by {agency}.", text: "## Ours\\n\\nCall {telephone}." }) { key }
  }`;
  for (const { id } of pages.items) await query(update, { id });
  const demoWords = await readDemoWords();
  for (const path of ['/buy-property', '/SellProperty', '/careers', '/privacy-policy', '/about-us']) {
    const html = await readText(path);
    expect(html).toContain('Changed by Gulf Homes.');
    expect(html).toContain('Call +971 4 600 7000.');
    expect(html).not.toMatch(demoWords);
  }
});

test('no email of another agency has a word of the demo', async () => {
  const { homes } = (await query('{ homes: saleApartments(limit: 1) { items { id } } }')) as unknown as {
    homes: { items: { id: string }[] };
  };
  const enquiry = { name: 'Ann', email: 'ann@example.com', subject: 'Loft', message: 'Is it free?' };
  await query('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
    input: { ...enquiry, listing: homes.items[0]!.id },
  });
  await query('mutation { saveSearch(email: "ann@example.com", search: "purpose=buy") }');
  await query(
    'mutation { inviteStaff(input: { email: "lee@example.com", name: "Lee", role: AGENT }) { link } }',
  );
  await query('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: ADMIN.email });
  await query(
    'mutation ($password: String!) { updateEmail(email: "new@example.com", password: $password) }',
    {
      password: ADMIN.password,
    },
  );
  const EMAILS = 6; // enquiry, its confirmation, saved search, invitation, password, address
  for (let waited = 0; mail.received.length < EMAILS && waited < 30_000; waited += 200) await pause(200);
  expect(mail.received.length).toBeGreaterThanOrEqual(EMAILS);
  const demoWords = await readDemoWords();
  for (const { raw } of mail.received) {
    const decoded = raw
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    expect(decoded).not.toMatch(demoWords);
  }
}, 60_000);
