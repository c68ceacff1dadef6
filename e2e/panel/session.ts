import { describe, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { STAFF } from '../demo.ts';
import { address, at, open, post, queryWithToken, signIn, expectEventually } from '../site/visitor.ts';
import {
  expectCount,
  goToScreen,
  pictureFile,
  expectAnnounced,
  sidebar,
  screenHeading,
  TOKEN,
} from './staff.ts';

/** Opens a signed-out page whose console errors are ignored. */
async function openSignedOut(): Promise<Page> {
  const page = await open({ allowedErrors: true, reducedMotion: 'reduce' });
  await page.goto(at('/robots.txt'));
  await page.evaluate(() => localStorage.clear());
  return page;
}

const readToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN);
const storeToken = (page: Page, token: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN, token]);

/** Makes access to these storages throw. */
const blockStorage = (page: Page, kinds: readonly string[]) =>
  page.addInitScript((names) => {
    const get = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get });
  }, kinds);

const loginButton = (page: Page) => page.locator('form').getByRole('button', { name: /^Log/ });

async function fillLogin(page: Page, { email, password }: typeof STAFF): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[name=password]').fill(password);
}

/** Tests of sign-in, expiry and sign-out (spec §2, §4, §6, §8). */
export function sessionTests(): void {
  describe('the session', () => {
    test('starts at the login, to which screens redirect without a token', async () => {
      const page = await openSignedOut();
      await page.goto(at('/admin/villasale'));
      await screenHeading(page).waitFor();
      expect(address(page)).toBe('/admin/login');

      await loginButton(page).click();
      await page.getByText('Email is required.').waitFor();
      await page.getByText('Password is required.').waitFor();
      await fillLogin(page, { ...STAFF, password: 'harbour fog' });
      await loginButton(page).click();
      await expectAnnounced(page, 'Invalid email or password.');
      expect(await readToken(page)).toBeNull();

      await page.route('**/graphql', (route) => route.abort());
      await loginButton(page).click();
      await expectAnnounced(page, 'Login failed');
      await page.unroute('**/graphql');

      const requests: Route[] = [];
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('SignIn')) requests.push(route);
        else await route.continue();
      });
      await fillLogin(page, STAFF);
      await loginButton(page).click();
      await expectEventually(() => loginButton(page).innerText(), 'Logging in...');
      await loginButton(page).press('Enter');
      await expectEventually(async () => requests.length, 1);
      await requests[0]!.continue();
      await page.waitForURL(at('/admin/villasale')); // the requested screen
      expect(requests).toHaveLength(1);
      await page.goBack(); // the screen replaced the login in the history
      expect(address(page)).toBe('/robots.txt');
    });

    test('survives a reload: with a stored token the login and /admin redirect to the dashboard', async () => {
      const page = await openSignedOut();
      await storeToken(page, await signIn());
      for (const path of ['/admin/login', '/admin']) {
        await page.goto(at(path));
        await page.waitForURL(at('/admin/dashboard'));
      }
      await page.reload();
      await page.getByText(STAFF.email).first().waitFor();
      expect(address(page)).toBe('/admin/dashboard');
    });

    test('that has expired returns to the screen and its draft after another sign-in', async () => {
      const page = await openSignedOut();
      const token = await signIn();
      await storeToken(page, token);
      await goToScreen(page, '/admin/villasale?search=Palm&sort=TITLE');
      const field = (label: string) => page.locator('form').getByRole('textbox', { name: label });
      await field('Title').fill('Half a villa');
      await field('Location').fill('Al Quoz');
      await field('Price').fill('AED 1');
      await page.locator('form input[type=file]').setInputFiles(await pictureFile('villa_pool', 500));
      await page.getByText('villa_pool.jpg').waitFor();
      await expectCount(page.getByRole('progressbar'), 0); // a save that waits for it would go on after the sign-in
      expect((await queryWithToken(token, 'mutation { signOut }')).status).toBe(200);

      // A request of the form may detect the expiry before the click.
      const submit = page.getByRole('button', { name: 'Add Villa' }).click({ timeout: 3000 });
      await Promise.all([page.waitForURL(at('/admin/login')), submit.catch(() => {})]);
      await fillLogin(page, STAFF);
      await loginButton(page).click();
      await page.waitForURL(at('/admin/villasale?search=Palm&sort=TITLE'));
      await expectEventually(() => field('Title').inputValue(), 'Half a villa');
      expect(await field('Price').inputValue()).toBe('AED 1');
      await page.getByText('villa_pool.jpg').waitFor();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(at('/admin/login'));
    });

    test('shows an error when the browser blocks storage', async () => {
      const page = await openSignedOut();
      await blockStorage(page, ['localStorage', 'sessionStorage']);
      await page.goto(at('/admin/login'));
      await page.getByRole('alert').getByText('this browser blocks storage for this site').waitFor();
    });

    test('continues with unsaved changes when the browser blocks the session storage', async () => {
      const page = await openSignedOut();
      await blockStorage(page, ['sessionStorage']);
      await storeToken(page, await signIn());
      const sender = { name: 'Ann Walker', email: 'ann@example.com' };
      await post('/api/contact', [{ ...sender, subject: 'Without storage', message: 'A question.' }]);
      await goToScreen(page, '/admin/messages');
      await page.getByRole('button', { name: 'Open Without storage, Ann Walker' }).click();
      const state = page.locator('tbody > tr[aria-current]').getByRole('cell').nth(5);
      await page.getByRole('button', { name: 'State: New' }).click();
      await page.getByRole('menuitem', { name: 'Done' }).click();
      await expectEventually(() => state.innerText(), 'done');

      await sidebar(page).getByRole('link', { name: 'villa for sale', exact: true }).click();
      const field = page.locator('form').getByRole('textbox', { name: 'Title' });
      await field.fill('Typed in a strict browser');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expectEventually(() => field.inputValue(), 'Typed in a strict browser');
    });

    test('ends with Logout, in the browser and on the server', async () => {
      const page = await openSignedOut();
      const token = await signIn();
      await storeToken(page, token);
      await goToScreen(page, '/admin/blogs');
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(at('/admin/login'));
      expect(await readToken(page)).toBeNull();
      const response = await queryWithToken(token, '{ me { email } }');
      expect(await response.json()).not.toMatchObject({ data: { me: { email: STAFF.email } } });
      await page.goto(at('/admin/blogs'));
      await page.waitForURL(at('/admin/login'));
    });
  });
}
