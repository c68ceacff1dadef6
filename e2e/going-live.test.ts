import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openMailServer, type TestMailServer } from '../graphql-server/mail/testing.ts';
import { openBrowser } from './browser.ts';
import { inBrowser } from './in-browser.ts';
import { TOKEN } from './panel/staff.ts';
import { start, stop, type Running } from './server.ts';
import { expectEventually } from './site/visitor.ts';

const PASSWORD = 'harbour at dawn';
const HOME = { title: 'Courtyard villa by the creek', path: '/villa-for-sale/1' };
const OMAR = { name: 'Omar Haddad', email: 'omar@agency.example' };
const LINA = { name: 'Lina Saleh', email: 'lina@agency.example' };

let folder: string;
let mail: TestMailServer;
let server: Running;
let browser: Browser;

const at = (path: string) => new URL(path, server.address).href;

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Opens a page in a browser of its own, as another person. */
const openPage = async (): Promise<Page> => (await browser.newContext()).newPage();

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(at('/admin/login'));
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Welcome to the Admin Dashboard' }).waitFor();
}

/** Sends a GraphQL request as the person who is logged in on a page. */
async function query<Data>(page: Page, text: string, variables: object = {}): Promise<Data> {
  const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN);
  const response = await fetch(at('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: text, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** Waits for an email to an address. Returns its text. */
async function emailTo(address: string, text: string): Promise<string> {
  const find = () =>
    mail.received
      .filter(({ to }) => to.includes(address))
      .map(({ raw }) => raw.replaceAll('=\r\n', ''))
      .find((raw) => raw.includes(text));
  await expectEventually(() => Promise.resolve(find() !== undefined), true);
  return find()!;
}

/** Invites a person, who sets a password by the link in the email and logs in. Returns their page. */
async function invite(
  administrator: Page,
  { name, email }: typeof OMAR,
  role: 'AGENT' | 'MANAGER',
): Promise<Page> {
  await administrator.goto(at('/admin/staff'));
  const form = administrator.getByRole('region', { name: 'Invite a colleague' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'Role' }).selectOption(role);
  await form.getByRole('button', { name: 'Invite' }).click();
  await administrator.getByText(`An invitation was sent to ${email}.`).waitFor();
  const link = /https?:\S+\/admin\/set-password\/[\w-]+/.exec(await emailTo(email, 'set-password'))![0];
  const page = await openPage();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your password was set. Log in with it.').waitFor();
  await logIn(page, email, PASSWORD);
  return page;
}

const statusOf = async (path: string) => (await fetch(at(path))).status;

inBrowser('an agency', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marsa-e2e-'));
    mail = await openMailServer();
    const settings = { SEED: 'none', SMTP_URL: mail.url, MAIL_FROM: 'site@agency.example' };
    [server, browser] = await Promise.all([start(folder, settings), openBrowser()]);
  }, 240_000);
  afterAll(async () => {
    await browser.close();
    await stop(server);
    await mail.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('goes live from an empty database, answers an enquiry and takes the sold home down', async () => {
    const administrator = await openPage();
    const credentials = /sign in as (\S+) with the password (\S+)/.exec(server.lines.join('\n'))!;
    await logIn(administrator, credentials[1]!, credentials[2]!);

    await administrator.goto(at('/admin/agency'));
    await textbox(administrator, 'Name').fill('Harbour Homes');
    await administrator.getByRole('button', { name: 'Update Agency' }).click();
    await expectEventually(async () => (await (await fetch(at('/'))).text()).includes('Harbour Homes'), true);

    const agent = await invite(administrator, OMAR, 'AGENT');
    const manager = await invite(administrator, LINA, 'MANAGER');
    await manager.goto(at('/admin/people'));
    await manager.getByRole('button', { name: /^New / }).or(textbox(manager, 'Name')).first().waitFor();
    await textbox(manager, 'Name').fill(OMAR.name);
    await textbox(manager, 'Position').fill('Agent');
    await textbox(manager, 'Email').fill(OMAR.email);
    await combobox(manager, 'Staff account').selectOption(`${OMAR.name} (${OMAR.email})`);
    await manager.getByRole('button', { name: 'Add Person' }).click();
    await manager.getByRole('button', { name: `Edit ${OMAR.name}` }).waitFor();
    await expectEventually(async () => (await (await fetch(at('/team'))).text()).includes(OMAR.name), true);

    await agent.goto(at('/admin/villasale'));
    await agent.getByRole('textbox', { name: 'Title' }).fill(HOME.title);
    await agent
      .getByRole('combobox', { name: 'Location' })
      .or(agent.getByRole('textbox', { name: 'Location' }))
      .fill('Al Bastakiya');
    await agent.getByRole('textbox', { name: 'Price', exact: true }).fill('AED 4,500,000');
    await agent.getByRole('button', { name: 'Save as draft' }).click();
    await agent.getByRole('button', { name: `Edit ${HOME.title}` }).waitFor();
    expect(await statusOf(HOME.path)).toBe(404);
    const opened = agent.context().waitForEvent('page');
    await agent.getByRole('link', { name: `Preview ${HOME.title}` }).click();
    const preview = await opened;
    await preview.getByText('Preview: visitors do not see this page.').waitFor();
    await preview.getByRole('heading', { name: HOME.title, level: 1 }).waitFor();

    await agent.getByRole('button', { name: `Edit ${HOME.title}` }).click();
    await agent.locator('form').getByRole('button', { name: 'Publish', exact: true }).click();
    await expectEventually(() => statusOf(HOME.path), 200);
    const visitor = await openPage();
    await visitor.goto(at(HOME.path));
    await visitor.getByRole('heading', { name: HOME.title, level: 1 }).waitFor();
    await visitor.getByText(OMAR.name).first().waitFor();
    await visitor.getByLabel('Name', { exact: true }).fill('Ann');
    await visitor.getByLabel('Email', { exact: true }).fill('ann@visitor.example');
    await visitor.getByLabel('Message', { exact: true }).fill('Is it still free?');
    await visitor.getByRole('button', { name: 'Send message' }).click();
    await visitor.getByText('Message sent successfully!').waitFor();
    await emailTo(OMAR.email, 'Is it still free?');

    await agent.goto(at('/admin/messages'));
    await agent.getByRole('button', { name: /^Open / }).click();
    await agent.getByRole('article').getByRole('button', { name: 'State: New' }).click();
    await agent.getByRole('menuitem', { name: 'Done' }).click();
    await textbox(agent, 'New note').fill('Called back.');
    await agent.getByRole('button', { name: 'Add note' }).click();
    await agent.getByText('Note added.').waitFor();
    await expectEventually(() => query(manager, '{ contactMessages { items { state notes { text } } } }'), {
      contactMessages: { items: [{ state: 'DONE', notes: [{ text: 'Called back.' }] }] },
    });

    await manager.goto(at('/admin/villasale'));
    await manager.getByRole('button', { name: `Edit ${HOME.title}` }).click();
    await combobox(manager, 'State').selectOption('ARCHIVED');
    await combobox(manager, 'Archived because it is').selectOption('SOLD');
    await manager.getByRole('button', { name: 'Update Villa' }).click();
    await manager.getByRole('button', { name: 'Add Villa' }).waitFor();
    expect(await statusOf(HOME.path)).toBe(410);
    await visitor.goto(at(HOME.path));
    await visitor.getByText(/sold/i).first().waitFor();
  }, 120_000);
});
