import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectEventually, fetchRows } from '../site/visitor.ts';
import type { Screen } from './screen.ts';
import { go, publicHtml, pictureFile } from './staff.ts';

/** A record that has child records, such as a villa with images. */
interface Parent {
  id: number;
  title: string;
}

/** Page object of one screen: its form and its list. */
export class Editor {
  /** The parent of the screen's records, set when the screen is opened. */
  private parent: Parent | undefined;

  constructor(
    readonly page: Page,
    readonly screen: Screen,
  ) {}

  /** Opens the screen, with a selected parent if the screen has a parent selector and `chosen` is true. */
  async open({ chosen = true } = {}): Promise<void> {
    const { path, parent } = this.screen;
    if (parent) this.parent = (await fetchRows<Parent>(parent.api)).at(-1)!;
    const choice = chosen && parent?.chosenIn === 'screen' ? `?of=${this.parent!.id}` : '';
    await go(this.page, `${path}${choice}`);
  }

  get form(): Locator {
    return this.page.locator('form');
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: 'List' });
  }

  /** The table rows or cards. */
  get rows(): Locator {
    return this.list.locator('tbody > tr, ul > li');
  }

  /** The row that contains the text. */
  row(words: string): Locator {
    return this.rows.filter({ has: this.page.getByText(words, { exact: true }) });
  }

  /** The text that identifies the record of this screen. */
  get name(): string {
    return Object.values(this.screen.words)[0]!;
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true });
  }

  /** A text box or combobox of the form by its label. */
  field(label: string): Locator {
    const name = { name: label, exact: true } as const;
    return this.form.getByRole('textbox', name).or(this.form.getByRole('combobox', name));
  }

  /** Opens the form for a new record where it is in a dialog or hidden in a small window. */
  async openForm(): Promise<void> {
    const { dialog, add } = this.screen;
    const opener = this.page.getByRole('main').getByRole('button', { name: dialog ? add : /^New / });
    await (dialog ? opener : this.form.or(opener)).first().waitFor();
    if (await opener.isVisible()) await opener.click();
    await this.form.waitFor();
  }

  /** Fills in the screen's record, including its selectors. */
  async fill(): Promise<void> {
    const { words, choice, parent } = this.screen;
    if (parent?.chosenIn === 'form')
      await selectOption(this.page, this.field(parent.label), this.parent!.title);
    for (const [label, text] of Object.entries(words)) await this.field(label).fill(text);
    if (choice) await this.field(choice[0]).selectOption(choice[1]);
  }

  /** Chooses a photograph of this width; a width that no other test uses makes the file unique. */
  async choosePicture(width: number): Promise<void> {
    const input = this.form.locator('input[type=file]');
    await input.setInputFiles(await pictureFile('villa_noon', width));
    await this.form.getByRole('listitem').waitFor();
  }

  /** Values of the form's fields by label. */
  async typed(): Promise<Record<string, string>> {
    const labels = Object.keys(this.screen.words);
    const values = labels.map(async (label) => [label, await this.field(label).inputValue()] as const);
    return Object.fromEntries(await Promise.all(values));
  }

  /** Waits until the form is empty and ready for a new record. */
  async isClear(): Promise<void> {
    const { add, words, dialog } = this.screen;
    if (dialog) return this.form.waitFor({ state: 'detached' });
    await this.button(add).waitFor();
    await expectEventually(
      () => this.typed(),
      Object.fromEntries(Object.keys(words).map((label) => [label, ''])),
    );
  }

  /** Clicks the action of the row that contains the text, or of the first row. */
  async press(action: 'Edit' | 'Delete', words?: string): Promise<void> {
    const row = words ? this.row(words) : this.rows.first();
    await row.getByRole('button', { name: new RegExp(`^${action} `) }).click();
  }

  /** HTML of the public page that shows the record. */
  async publicPage(): Promise<string> {
    return publicHtml(this.screen.seen.replace(':id', String(this.parent?.id)));
  }

  /** Waits for the picture of a row. Returns its file name without extension. */
  async pictureIn(row: Locator): Promise<string> {
    const img = row.locator('img');
    await expectEventually(() => img.evaluate((element: HTMLImageElement) => element.naturalWidth > 0), true);
    const found = /\/uploads\/([^./]+)\.\w+$/.exec((await img.getAttribute('src'))!);
    expect(found).not.toBeNull();
    return found![1]!;
  }
}

/** Types into a combobox and chooses the option. */
export async function selectOption(page: Page, selector: Locator, wanted: string): Promise<void> {
  await selector.fill(wanted);
  await page.getByRole('option', { name: wanted, exact: true }).first().click();
}
