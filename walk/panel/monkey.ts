import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { address, soon } from '../site/visitor.ts';
import { ask, go, work } from './staff.ts';

const SCREEN = '/admin/villasale';

/** Numbers from 0 to 1 that look drawn by lot and are the same for the same seed (mulberry32). */
export function lot(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Villa {
  id: string;
  title: string;
  location: string;
  price: string;
}

const FIELDS = ['Title', 'Location', 'Price'] as const;
type Field = (typeof FIELDS)[number];
type Typed = Record<Field, string>;

const stored = async (): Promise<Villa[]> => {
  const query = '{ saleVillas(limit: 1000) { items { id title location price } } }';
  return (await ask<{ saleVillas: { items: Villa[] } }>(query)).saleVillas.items;
};

/** Somebody at the panel who does whatever comes next, and knows what must be true of it. */
export class Monkey {
  /** What it did, to be read when something is not true. */
  readonly diary: string[] = [];
  /** What should be stored, by number: what it saved, and nothing else. */
  private readonly expected = new Map<string, Omit<Villa, 'id'>>();
  private page!: Page;
  private made = 0;

  constructor(private readonly draw: () => number) {}

  async open(): Promise<void> {
    this.page = await work(SCREEN, { troubled: 'net::ERR_INTERNET_DISCONNECTED' });
    for (const { id, ...words } of await stored()) this.expected.set(id, words);
  }

  /** Does one thing and looks whether all is well. */
  async step(): Promise<void> {
    const deeds = [
      ['adds', () => this.add()],
      ['adds', () => this.add()],
      ['changes', () => this.change()],
      ['changes its mind', () => this.changeItsMind()],
      ['deletes and undoes', () => this.deleteAndUndo()],
      ['deletes', () => this.delete()],
      ['duplicates', () => this.duplicate()],
      ['goes and comes back', () => this.goAndComeBack()],
      ['is cut off', () => this.beCutOff()],
      ['searches', () => this.search()],
      ['opens a second tab', () => this.secondTab()],
    ] as const;
    const [name, deed] = deeds[Math.floor(this.draw() * deeds.length)]!;
    this.diary.push(name);
    await deed();
    await this.looks();
  }

  /** The API has what was saved and nothing else, and the list says what the API says. */
  private async looks(): Promise<void> {
    const all = await stored();
    expect(Object.fromEntries(all.map(({ id, ...words }) => [id, words]))).toEqual(
      Object.fromEntries(this.expected),
    );
    if (address(this.page) !== SCREEN) await go(this.page, SCREEN);
    const rows = this.page.getByRole('region', { name: 'List' }).locator('tbody > tr');
    const titles = () => rows.locator('td[data-heading=Title]').allInnerTexts();
    await soon(
      titles,
      all.slice(0, 20).map((villa) => villa.title),
    );
    expect(address(this.page)).toBe(SCREEN);
  }

  private words(): Typed {
    const name = `Monkey ${++this.made} ${['لؤلؤة', 'Ölhof', 'Sea view', '🏡 house'][Math.floor(this.draw() * 4)]!}`;
    return { Title: name, Location: `Quay ${this.made}`, Price: `AED ${this.made}` };
  }

  private field(label: Field, page = this.page): Locator {
    return page.locator('form').getByRole('textbox', { name: label, exact: true });
  }

  /** Types as people do, with pauses; the focus stays, and each letter stands where it was typed. */
  private async type(words: Typed, page = this.page): Promise<void> {
    for (const label of FIELDS) {
      const field = this.field(label, page);
      await field.click();
      await field.fill('');
      for (const letter of words[label]) {
        await page.keyboard.insertText(letter);
        if (this.draw() < 0.1) await page.waitForTimeout(this.draw() * 250);
      }
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    }
    await this.stands(words, page);
  }

  private async stands(words: Typed, page = this.page): Promise<void> {
    for (const label of FIELDS) expect(await this.field(label, page).inputValue()).toBe(words[label]);
  }

  /** Saves by one of the ways there are, some of them pressed twice. */
  private async save(button: string): Promise<void> {
    const pressed = this.page.getByRole('button', { name: button, exact: true });
    const ways = [
      () => pressed.click(),
      () => pressed.dblclick(),
      () => this.page.keyboard.press('Control+s'),
      () => this.field('Price').press('Enter'),
    ];
    await ways[Math.floor(this.draw() * ways.length)]!();
  }

  private async newest(): Promise<string> {
    const ids = (await stored()).map(({ id }) => Number(id));
    return String(Math.max(...ids));
  }

  private async add(): Promise<void> {
    const words = this.words();
    await this.type(words);
    await this.save('Add Villa');
    await this.cell(words.Title).waitFor();
    this.expected.set(await this.newest(), plain(words));
    await soon(async () => this.field('Title').inputValue(), '');
  }

  /** One of the records that it may touch, in sight. */
  private any(): [string, string] {
    const newest = [...this.expected.keys()].sort((one, other) => Number(other) - Number(one)).slice(0, 10);
    const id = newest[Math.floor(this.draw() * newest.length)]!;
    return [id, this.expected.get(id)!.title];
  }

  private cell(name: string): Locator {
    return this.page.getByRole('cell', { name, exact: true }).first();
  }

  private row(name: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell', { name, exact: true }) })
      .first();
  }

  private async edit(id: string, name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /^Edit / })
      .click();
    await soon(async () => address(this.page), `${SCREEN}?edit=${id}`);
    await soon(() => this.field('Title').inputValue(), name);
  }

  private async change(): Promise<void> {
    const [id, name] = this.any();
    await this.edit(id, name);
    const words = this.words();
    await this.type(words);
    await this.save('Update Villa');
    await soon(async () => address(this.page), SCREEN);
    this.expected.set(id, plain(words));
  }

  /** Types, and throws it away: nothing is saved, and it can be had back. */
  private async changeItsMind(): Promise<void> {
    const words = this.words();
    await this.type(words);
    await this.page.locator('form').getByRole('button', { name: 'Cancel' }).click();
    await soon(() => this.field('Title').inputValue(), '');
  }

  private async confirmDelete(name: string): Promise<void> {
    const remove = this.row(name).getByRole('button', { name: /^Delete / });
    if (this.draw() < 0.5) await remove.dblclick();
    else await remove.click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await this.page.getByText(`Deleted “${name}”.`).waitFor();
  }

  private async delete(): Promise<void> {
    const [id, name] = this.any();
    await this.confirmDelete(name);
    this.expected.delete(id);
  }

  private async deleteAndUndo(): Promise<void> {
    const [, name] = this.any();
    await this.confirmDelete(name);
    await this.page.keyboard.press('Control+z');
    await this.page.getByText('Brought back.').first().waitFor();
  }

  private async duplicate(): Promise<void> {
    const [id, name] = this.any();
    const copy = this.row(name).getByRole('button', { name: /^Duplicate / });
    if (this.draw() < 0.5) await copy.dblclick();
    else await copy.click();
    await this.page.getByText(`“${name}” was duplicated.`).waitFor();
    this.expected.set(await this.newest(), { ...this.expected.get(id)!, title: `${name} (copy)` });
  }

  /** Leaves in the middle of a word, by a link or by Back, and finds it again where it stayed. */
  private async goAndComeBack(): Promise<void> {
    const [id, name] = this.any();
    await this.edit(id, name);
    await this.page.goBack();
    await soon(async () => address(this.page), SCREEN);
    const words = this.words();
    await this.type(words);
    await this.page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'blogs' }).click();
    await this.page.getByRole('button', { name: 'Stay' }).click();
    await this.stands(words);
    await this.page.locator('form').getByRole('button', { name: 'Cancel' }).click();
    await this.page.goForward();
    await soon(async () => address(this.page), `${SCREEN}?edit=${id}`);
    await soon(() => this.field('Title').inputValue(), name);
  }

  /** Saves without a network, which says so and keeps everything, and again with one. */
  private async beCutOff(): Promise<void> {
    const words = this.words();
    await this.type(words);
    await this.page.context().setOffline(true);
    await this.page.getByRole('button', { name: 'Add Villa', exact: true }).click();
    await this.page.getByText(/^Nothing was saved\./).waitFor();
    await this.stands(words);
    await this.page.context().setOffline(false);
    await this.page.getByRole('button', { name: 'Add Villa', exact: true }).click();
    await this.cell(words.Title).waitFor();
    this.expected.set(await this.newest(), plain(words));
  }

  /** Searches while a form is half filled in: each keeps its own words. */
  private async search(): Promise<void> {
    const words = this.words();
    await this.type(words);
    const search = this.page.getByRole('searchbox', { name: 'Search' });
    await search.pressSequentially('Monkey', { delay: 30 + this.draw() * 60 });
    await soon(async () => address(this.page), `${SCREEN}?search=Monkey`);
    expect(await search.inputValue()).toBe('Monkey');
    await this.stands(words);
    await this.page.locator('form').getByRole('button', { name: 'Cancel' }).click();
  }

  /** Writes in two tabs at once: neither sees the other's words. */
  private async secondTab(): Promise<void> {
    const here = this.words();
    const there = this.words();
    await this.type(here);
    const other = await work(SCREEN);
    expect(await this.field('Title', other).inputValue()).toBe('');
    await this.type(there, other);
    await other.getByRole('button', { name: 'Add Villa', exact: true }).click();
    await other.getByRole('cell', { name: there.Title, exact: true }).first().waitFor();
    this.expected.set(await this.newest(), plain(there));
    await other.close();
    await this.stands(here);
    await this.page.locator('form').getByRole('button', { name: 'Cancel' }).click();
    await go(this.page, SCREEN); // what another tab added is there when the list is next asked for
  }
}

const plain = ({ Title, Location, Price }: Typed) => ({ title: Title, location: Location, price: Price });
