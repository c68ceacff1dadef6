import { describe, expect, test } from '@jest/globals';
import { contrast } from '../contrast.ts';
import { runAxe, expectAccessible } from '../site/axe.ts';
import { open } from '../site/visitor.ts';
import { Editor } from './editor.ts';
import { SCREENS } from './screens.ts';
import { goToScreen, openSignedIn, sidebar, openScreen } from './staff.ts';

/** Tests of the panel with axe, at phone and desktop widths, and in forced colours. */
export function accessibilityTests(): void {
  describe('accessibility of', () => {
    test.each(SCREENS)('the screen $entry with error messages and with an open record', async (screen) => {
      const editor = new Editor(await openSignedIn({ width: 360 }), screen);
      const { page } = editor;
      await editor.open();
      await editor.rows.first().waitFor();
      await editor.openForm();
      await editor.button(screen.add).click();
      await page
        .getByText((screen.requiredErrorsWithParent ?? screen.requiredErrors)[0]!)
        .first()
        .waitFor();
      await expectAccessible(page, [360]);

      await page.setViewportSize({ width: 1440, height: 800 });
      await page.keyboard.press('Escape'); // closes the dialog, if the form is in one
      await editor.clickAction('Edit');
      await editor.button(screen.update).waitFor();
      await page.locator('form[aria-busy=false]').waitFor();
      await expectAccessible(page, [1440]);
    });

    test.each([
      '/admin/dashboard',
      '/admin/agency',
      '/admin/link-preview',
      '/admin/people?edit=1',
      '/admin/pages?edit=1',
      '/admin/messages',
      '/admin/account',
      '/admin/staff',
      '/admin/audit',
      '/admin/privacy',
    ])('%s', async (path) => {
      const page = await openScreen(path);
      await page.getByText('Loading...').first().waitFor({ state: 'detached' });
      await expectAccessible(page);
    });

    test.each(['light', 'dark'] as const)(
      'checked boxes, the current entry and dialog borders in %s forced colours',
      async (scheme) => {
        const page = await openScreen('/admin/villasale', { forcedColors: 'active', colorScheme: scheme });
        const firstCheckbox = page.locator('tbody input[type=checkbox]').first();
        await firstCheckbox.waitFor();
        await page.getByRole('checkbox', { name: 'Select all' }).check();
        const [tick, background] = await firstCheckbox.evaluate((checkbox) => {
          const { color } = getComputedStyle(checkbox.parentElement!.querySelector('svg')!);
          return [color, getComputedStyle(checkbox).backgroundColor] as const;
        });
        expect(contrast(tick, background)).toBeGreaterThan(4.5);
        const borders = await sidebar(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderInlineStartColor));
        const visibleBorders = borders.filter((border) => contrast(border, background) > 3);
        expect(visibleBorders).toHaveLength(1); // of the current entry
        await page.getByRole('button', { name: 'Import CSV' }).click();
        const dialogBorder = await page.locator('.mantine-Modal-content').evaluate((dialog) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(dialog);
          return [borderTopStyle, borderTopWidth];
        });
        expect(dialogBorder).toEqual(['solid', '1px']);
      },
    );

    test('the login', async () => {
      const page = await open({ reducedMotion: 'reduce' });
      await goToScreen(page, '/admin/login');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByText('Email is required.').waitFor();
      await expectAccessible(page);
    });

    test('the confirmation, import and picture dialogs and the menu', async () => {
      const page = await openScreen('/admin/villasale');
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Are you sure you want to delete this villa?' }).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Import CSV' }).click();
      await page.getByRole('dialog', { name: 'Import villas for sale' }).waitFor();
      await expectAccessible(page);

      await goToScreen(page, '/admin/banner');
      await page.getByRole('button', { name: /^Zoom/ }).first().click();
      await page.getByRole('dialog').locator('img').waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await goToScreen(page, '/admin/blogs');
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await runAxe(page)).toEqual([]);
    });
  });
}
