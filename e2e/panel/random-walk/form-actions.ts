import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { SeededRandom } from '../../../graphql-server/testing-random.ts';
import { address, expectEventually } from '../../site/visitor.ts';
import { confirmDialog, queryAsStaff, pictureFile } from '../staff.ts';
import type { WalkScreen } from './walk-screens.ts';

export const LEAVE_CONFIRMATION = 'Leave without saving your changes?';

/** Field values by label. */
export type Values = Readonly<Record<string, string>>;

/** Random actions in the list and form of a screen. */
export class FormActions {
  protected page!: Page;
  protected count = 0;

  constructor(
    protected readonly screen: WalkScreen,
    protected readonly random: SeededRandom,
  ) {}

  /** The stored records: id and values. */
  protected async fetchStored(): Promise<[string, Values][]> {
    const { list, labels } = this.screen;
    const query = `{ rows: ${list}(limit: 1000) { items { id ${labels.join(' ').toLowerCase()} } } }`;
    const { rows } = await queryAsStaff<{ rows: { items: Values[] } }>(query);
    return rows.items.map((row) => [row.id!, this.valuesOf(row)]);
  }

  protected valuesOf(row: Values): Values {
    return Object.fromEntries(this.screen.labels.map((label) => [label, row[label.toLowerCase()] ?? '']));
  }

  /** New values for a record. */
  protected createValues(): Values {
    const title = `Random ${++this.count} ${this.random.of(['لؤلؤة', 'Ölhof', 'Sea view', '🏡 house'])}`;
    const values = this.screen.labels.map((label) => [label, `${label} ${this.count}`]);
    return { ...(Object.fromEntries(values) as Values), Title: title };
  }

  protected form(page = this.page): Locator {
    return page.locator('form');
  }

  protected field(label: string, page = this.page): Locator {
    return this.form(page).getByRole('textbox', { name: label, exact: true });
  }

  /** Opens the form for a new record if it is in a dialog. */
  protected async openForm(page = this.page): Promise<void> {
    if (!this.screen.dialog) return;
    const opener = page.getByRole('main').getByRole('button', { name: this.screen.add });
    await (this.random.is(0.5) ? opener.dblclick() : opener.click());
    await this.form(page).waitFor();
    await expectEventually(() => this.isFocused(this.field('Title', page)), true);
  }

  protected isFocused(field: Locator): Promise<boolean> {
    return field.evaluate((input) => input === document.activeElement);
  }

  /** Waits until the form is empty or its dialog closed. */
  protected async waitUntilClear(): Promise<void> {
    if (this.screen.dialog) return this.form().waitFor({ state: 'detached' });
    return expectEventually(() => this.field('Title').inputValue(), '');
  }

  /** Types with pauses, and expects the focus and the letters to stay in the field. */
  protected async type(values: Values, page = this.page): Promise<void> {
    for (const [label, text] of Object.entries(values)) {
      const field = this.field(label, page);
      await field.click();
      await field.fill('');
      for (const letter of text) {
        await page.keyboard.insertText(letter);
        if (this.random.is(0.1)) await page.waitForTimeout(this.random.next() * 250);
      }
      expect(await this.isFocused(field)).toBe(true);
    }
    await this.expectValues(values, page);
  }

  protected async expectValues(values: Values, page = this.page): Promise<void> {
    for (const [label, text] of Object.entries(values)) {
      await expectEventually(() => this.field(label, page).inputValue(), text);
    }
  }

  /** Fills in a new record, with a picture if it is required. */
  protected async fillForm(values: Values, page = this.page): Promise<void> {
    await this.openForm(page);
    await this.type(values, page);
    if (!this.screen.picture) return;
    await this.form(page)
      .locator('input[type=file]')
      .setInputFiles(await pictureFile('villa_noon', 200 + this.count));
  }

  /** Saves by a click, a double click or the keyboard. */
  protected async save(button: string): Promise<void> {
    const submit = this.form().getByRole('button', { name: button, exact: true });
    const actions = [
      () => submit.click(),
      () => submit.dblclick(),
      () => this.page.keyboard.press('Control+s'),
      () => this.field('Title').press('Enter'),
    ];
    await this.random.of(actions)();
  }

  protected cell(text: string): Locator {
    return this.page.getByRole('cell', { name: text, exact: true }).first();
  }

  protected row(title: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell', { name: title, exact: true }) })
      .first();
  }

  protected async edit(id: string, title: string): Promise<void> {
    await this.row(title)
      .getByRole('button', { name: /^Edit / })
      .click();
    await expectEventually(async () => address(this.page), `${this.screen.path}?edit=${id}`);
    await expectEventually(() => this.field('Title').inputValue(), title);
  }

  protected async discard(): Promise<void> {
    if (this.screen.dialog) {
      await this.page.keyboard.press('Escape');
      await confirmDialog(this.page, LEAVE_CONFIRMATION, 'Leave');
    } else await this.form().getByRole('button', { name: 'Cancel', exact: true }).click();
    await this.waitUntilClear();
  }
}
