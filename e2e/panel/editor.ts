import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectSoon, fetchRows } from '../site/visitor.ts';
import type { Screen } from './screen.ts';
import { go, publicHtml, photograph } from './staff.ts';

/** A record to which others belong. */
interface Parent {
  id: number;
  title: string;
}

/** One screen under somebody's hands: its form and its list. */
export class Editor {
  /** Set when the screen is opened, where its records belong to others. */
  private parent: Parent | undefined;

  constructor(
    readonly page: Page,
    readonly screen: Screen,
  ) {}

  /** Opens the screen; `chosen` with the parent chosen, where it is chosen for the whole screen. */
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

  /** Rows of the table, or cards. */
  get rows(): Locator {
    return this.list.locator('tbody > tr, ul > li');
  }

  /** The row in which words stand. */
  row(words: string): Locator {
    return this.rows.filter({ has: this.page.getByText(words, { exact: true }) });
  }

  /** What tells the record of this screen from others. */
  get name(): string {
    return Object.values(this.screen.words)[0]!;
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true });
  }

  /** A field of the form by its label, whatever kind of input it is. */
  field(label: string): Locator {
    const name = { name: label, exact: true } as const;
    return this.form.getByRole('textbox', name).or(this.form.getByRole('combobox', name));
  }

  /** Makes sure that the form for a new record is in sight: some stand in a dialog, and a small window has room for none. */
  async openForm(): Promise<void> {
    const { dialog, add } = this.screen;
    const opener = this.page.getByRole('main').getByRole('button', { name: dialog ? add : /^New / });
    await (dialog ? opener : this.form.or(opener)).first().waitFor();
    if (await opener.isVisible()) await opener.click();
    await this.form.waitFor();
  }

  /** Types what the screen's record says, and chooses what is chosen in the form. */
  async fill(): Promise<void> {
    const { words, choice, parent } = this.screen;
    if (parent?.chosenIn === 'form') await choose(this.page, this.field(parent.label), this.parent!.title);
    for (const [label, text] of Object.entries(words)) await this.field(label).fill(text);
    if (choice) await this.field(choice[0]).selectOption(choice[1]);
  }

  /** Chooses a photograph of that width, which no other test chooses. */
  async choosePicture(width: number): Promise<void> {
    const input = this.form.locator('input[type=file]');
    await input.setInputFiles(await photograph('villa_noon', width));
    await this.form.getByRole('listitem').waitFor();
  }

  /** What stands in the form's fields, by label, as far as this screen types into them. */
  async typed(): Promise<Record<string, string>> {
    const labels = Object.keys(this.screen.words);
    const values = labels.map(async (label) => [label, await this.field(label).inputValue()] as const);
    return Object.fromEntries(await Promise.all(values));
  }

  /** Waits until the form is ready for a new record: its button says so, and nothing stands in it. */
  async isClear(): Promise<void> {
    const { add, words, dialog } = this.screen;
    if (dialog) return this.form.waitFor({ state: 'detached' });
    await this.button(add).waitFor();
    await expectSoon(() => this.typed(), Object.fromEntries(Object.keys(words).map((label) => [label, ''])));
  }

  /** Presses what is done with the row in which words stand; with the first when none are said. */
  async press(action: 'Edit' | 'Delete', words?: string): Promise<void> {
    const row = words ? this.row(words) : this.rows.first();
    await row.getByRole('button', { name: new RegExp(`^${action} `) }).click();
  }

  /** The public page that shows the record. */
  async publicPage(): Promise<string> {
    return publicHtml(this.screen.seen.replace(':id', String(this.parent?.id)));
  }

  /** File name, without its ending, of the picture that a row shows; it must have arrived. */
  async pictureIn(row: Locator): Promise<string> {
    const img = row.locator('img');
    await expectSoon(() => img.evaluate((element: HTMLImageElement) => element.naturalWidth > 0), true);
    const found = /\/uploads\/([^./]+)\.\w+$/.exec((await img.getAttribute('src'))!);
    expect(found).not.toBeNull();
    return found![1]!;
  }
}

/** Chooses in a selector that is searched by typing. */
export async function choose(page: Page, selector: Locator, wanted: string): Promise<void> {
  await selector.fill(wanted);
  await page.getByRole('option', { name: wanted, exact: true }).first().click();
}
