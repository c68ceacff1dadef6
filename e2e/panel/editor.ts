import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectEventually, fetchRows } from '../site/visitor.ts';
import type { Screen } from './screen.ts';
import { goToScreen, fetchPublicHtml, pictureFile } from './staff.ts';

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

  /** Opens the screen, with a selected parent if the screen has a parent selector and `withParent` is true. */
  async open({ withParent = true } = {}): Promise<void> {
    const { path, parent } = this.screen;
    if (parent) this.parent = (await fetchRows<Parent>(parent.api)).at(-1)!;
    const query = withParent && parent?.selectedIn === 'screen' ? `?of=${this.parent!.id}` : '';
    await goToScreen(this.page, `${path}${query}`);
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
  row(text: string): Locator {
    return this.rows.filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** The text that identifies the record of this screen. */
  get name(): string {
    return Object.values(this.screen.values)[0]!;
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
    const { values, select, parent } = this.screen;
    if (parent?.selectedIn === 'form')
      await selectOption(this.page, this.field(parent.label), this.parent!.title);
    for (const [label, text] of Object.entries(values)) await this.field(label).fill(text);
    if (!select) return;
    const [label, option] = select;
    await this.field(label).selectOption(option);
  }

  /** Chooses a photograph of this width; a width that no other test uses makes the file unique. */
  async choosePicture(width: number): Promise<void> {
    const input = this.form.locator('input[type=file]');
    await input.setInputFiles(await pictureFile('villa_noon', width));
    await this.form.getByRole('listitem').waitFor();
  }

  /** Current values of the form's text fields by label. */
  async fieldValues(): Promise<Record<string, string>> {
    const labels = Object.keys(this.screen.values);
    const entries = labels.map(async (label) => [label, await this.field(label).inputValue()] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Waits until the form is empty and ready for a new record. */
  async waitUntilClear(): Promise<void> {
    const { add, values, dialog } = this.screen;
    if (dialog) return this.form.waitFor({ state: 'detached' });
    await this.button(add).waitFor();
    const emptyValues = Object.fromEntries(Object.keys(values).map((label) => [label, '']));
    await expectEventually(() => this.fieldValues(), emptyValues);
  }

  /** Clicks the action of the row that contains the text, or of the first row. */
  async clickAction(action: 'Edit' | 'Delete', text?: string): Promise<void> {
    const row = text ? this.row(text) : this.rows.first();
    await row.getByRole('button', { name: new RegExp(`^${action} `) }).click();
  }

  /** HTML of the public page that shows the record. */
  async fetchPublicPage(): Promise<string> {
    return fetchPublicHtml(this.screen.publicPath.replace(':id', String(this.parent?.id)));
  }

  /** Waits for the picture of a row. Returns its file name without extension. */
  async waitForPicture(row: Locator): Promise<string> {
    const img = row.locator('img');
    await expectEventually(() => img.evaluate((element: HTMLImageElement) => element.naturalWidth > 0), true);
    return pictureName((await img.getAttribute('src'))!);
  }
}

/** File name without extension in the URL of a picture. */
export function pictureName(url: string): string {
  const match = /\/uploads\/([^./]+)\.\w+$/.exec(url);
  expect(match).not.toBeNull();
  return match![1]!;
}

/** Types the name of an option into a combobox and clicks the option. */
export async function selectOption(page: Page, combobox: Locator, option: string): Promise<void> {
  await combobox.fill(option);
  await page.getByRole('option', { name: option, exact: true }).first().click();
}
