import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { SeededRandom } from '../../../graphql-server/seeded-random.ts';
import { address, expectSoon } from '../../site/visitor.ts';
import { answer, queryAsStaff, photograph } from '../staff.ts';
import type { Ground } from './grounds.ts';

export const LEAVING = 'Leave without saving what you typed?';

/** What is typed into each field, by its label. */
export type Typed = Readonly<Record<string, string>>;

/** A monkey's hands on a screen of records: its list and its form, pressed and typed into as by lot. */
export class Hands {
  protected page!: Page;
  protected made = 0;

  constructor(
    protected readonly ground: Ground,
    protected readonly chance: SeededRandom,
  ) {}

  protected async stored(): Promise<[string, Typed][]> {
    const { list, labels } = this.ground;
    const query = `{ rows: ${list}(limit: 1000) { items { id ${labels.join(' ').toLowerCase()} } } }`;
    const { rows } = await queryAsStaff<{ rows: { items: Typed[] } }>(query);
    return rows.items.map((row) => [row.id!, this.typedOf(row)]);
  }

  protected typedOf(row: Typed): Typed {
    return Object.fromEntries(this.ground.labels.map((label) => [label, row[label.toLowerCase()] ?? '']));
  }

  protected words(): Typed {
    const name = `Monkey ${++this.made} ${this.chance.of(['لؤلؤة', 'Ölhof', 'Sea view', '🏡 house'])}`;
    const all = this.ground.labels.map((label) => [label, `${label} ${this.made}`]);
    return { ...(Object.fromEntries(all) as Typed), Title: name };
  }

  protected form(page = this.page): Locator {
    return page.locator('form');
  }

  protected field(label: string, page = this.page): Locator {
    return this.form(page).getByRole('textbox', { name: label, exact: true });
  }

  /** The form for a new record is in sight. */
  protected async openForm(page = this.page): Promise<void> {
    if (!this.ground.dialog) return;
    const opener = page.getByRole('main').getByRole('button', { name: this.ground.add });
    await (this.chance.is(0.5) ? opener.dblclick() : opener.click());
    await this.form(page).waitFor();
    await expectSoon(() => this.isFocused(this.field('Title', page)), true);
  }

  protected isFocused(field: Locator): Promise<boolean> {
    return field.evaluate((input) => input === document.activeElement);
  }

  /** Nothing stands in the form any more. */
  protected async isClear(): Promise<void> {
    if (this.ground.dialog) return this.form().waitFor({ state: 'detached' });
    return expectSoon(() => this.field('Title').inputValue(), '');
  }

  /** Types as people do, with pauses; the focus stays, and each letter stands where it was typed. */
  protected async type(words: Typed, page = this.page): Promise<void> {
    for (const [label, text] of Object.entries(words)) {
      const field = this.field(label, page);
      await field.click();
      await field.fill('');
      for (const letter of text) {
        await page.keyboard.insertText(letter);
        if (this.chance.is(0.1)) await page.waitForTimeout(this.chance.next() * 250);
      }
      expect(await this.isFocused(field)).toBe(true);
    }
    await this.stands(words, page);
  }

  protected async stands(words: Typed, page = this.page): Promise<void> {
    for (const [label, text] of Object.entries(words)) {
      await expectSoon(() => this.field(label, page).inputValue(), text);
    }
  }

  /** Types a new record, with a picture where it needs one. */
  protected async write(words: Typed, page = this.page): Promise<void> {
    await this.openForm(page);
    await this.type(words, page);
    if (!this.ground.picture) return;
    await this.form(page)
      .locator('input[type=file]')
      .setInputFiles(await photograph('villa_noon', 200 + this.made));
  }

  /** Saves by one of the ways there are, some of them pressed twice. */
  protected async save(button: string): Promise<void> {
    const pressed = this.form().getByRole('button', { name: button, exact: true });
    const ways = [
      () => pressed.click(),
      () => pressed.dblclick(),
      () => this.page.keyboard.press('Control+s'),
      () => this.field('Title').press('Enter'),
    ];
    await this.chance.of(ways)();
  }

  protected cell(name: string): Locator {
    return this.page.getByRole('cell', { name, exact: true }).first();
  }

  protected row(name: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell', { name, exact: true }) })
      .first();
  }

  protected async edit(id: string, name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /^Edit / })
      .click();
    await expectSoon(async () => address(this.page), `${this.ground.path}?edit=${id}`);
    await expectSoon(() => this.field('Title').inputValue(), name);
  }

  protected async throwAway(): Promise<void> {
    if (this.ground.dialog) {
      await this.page.keyboard.press('Escape');
      await answer(this.page, LEAVING, 'Leave');
    } else await this.form().getByRole('button', { name: 'Cancel' }).click();
    await this.isClear();
  }
}
