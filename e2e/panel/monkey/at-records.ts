import { expect } from '@jest/globals';
import { address, delayResponses, setOffline, expectSoon } from '../../site/visitor.ts';
import { answer, go, openScreen } from '../staff.ts';
import { Hands, LEAVING, type Typed } from './hands.ts';
import { doOne, type Monkey } from './monkey.ts';

/** It is cut off, and asks for a picture just as its record goes. */
const TROUBLES = /net::ERR_INTERNET_DISCONNECTED|status of 404 .*\/uploads\//;

/** A monkey on a screen of records: it adds, changes and deletes them, leaves half-way, and loses the network. */
export class MonkeyAtRecords extends Hands implements Monkey {
  readonly diary: string[] = [];
  /** What should be stored, by number: what it saved, and nothing else. */
  private readonly expected = new Map<string, Typed>();
  /** The first records of the list, by number. */
  private shown: string[] = [];

  async open(): Promise<void> {
    this.page = await openScreen(this.ground.path, { troubled: TROUBLES });
    await delayResponses(this.page);
    for (const [id, words] of await this.stored()) this.expected.set(id, words);
    this.shown = [...this.expected.keys()].slice(0, 10);
  }

  async step(): Promise<void> {
    const { dialog, copies } = this.ground;
    const deeds = [
      ['adds', () => this.add()],
      ['adds', () => this.add()],
      ['changes', () => this.change()],
      ['changes its mind', () => this.changeItsMind()],
      ['deletes and undoes', () => this.deleteAndUndo()],
      ['deletes', () => this.delete()],
      ['is cut off', () => this.beCutOff()],
      ['goes and comes back', () => (dialog ? this.openAndGoBack() : this.goAndComeBack())],
      ...(copies ? [['duplicates', () => this.duplicate()] as const] : []),
      ...(dialog ? [] : [['searches', () => this.search()] as const]),
      ...(dialog ? [] : [['opens a second tab', () => this.secondTab()] as const]),
    ] as const;
    await doOne(deeds, this.chance, this.diary);
    await this.looks();
  }

  /** The API has what was saved and nothing else, and the list says what the API says. */
  private async looks(): Promise<void> {
    const all = await this.stored();
    expect(Object.fromEntries(all)).toEqual(Object.fromEntries(this.expected));
    this.shown = all.slice(0, 10).map(([id]) => id);
    if (address(this.page) !== this.ground.path) await go(this.page, this.ground.path);
    const rows = this.page.getByRole('region', { name: 'List' }).locator('tbody > tr');
    const titles = () => rows.locator('td[data-heading=Title]').allInnerTexts();
    await expectSoon(
      titles,
      all.slice(0, 20).map(([, words]) => words.Title),
    );
    expect(address(this.page)).toBe(this.ground.path);
  }

  /** Expects the newest record to say this. */
  private async expectNewest(words: Typed): Promise<void> {
    const ids = (await this.stored()).map(([id]) => Number(id));
    this.expected.set(String(Math.max(...ids)), words);
  }

  private async add(): Promise<void> {
    const words = this.words();
    await this.write(words);
    await this.save(this.ground.add);
    await this.cell(words.Title!).waitFor();
    await this.expectNewest(words);
    await this.isClear();
  }

  /** One of the records that it may touch, in sight. */
  private any(): [string, string] {
    const id = this.chance.of(this.shown);
    return [id, this.expected.get(id)!.Title!];
  }

  private async change(): Promise<void> {
    const [id, name] = this.any();
    await this.edit(id, name);
    const words = this.words();
    await this.type(words);
    await this.save(this.ground.update);
    await expectSoon(async () => address(this.page), this.ground.path);
    this.expected.set(id, words);
  }

  /** Types, and throws it away: nothing is saved, and it can be had back. */
  private async changeItsMind(): Promise<void> {
    const words = this.words();
    await this.openForm();
    await this.type(words);
    await this.throwAway();
    if (this.chance.is(0.5)) return;
    await this.page.keyboard.press('Control+z');
    await this.stands(words);
    await this.throwAway();
  }

  private async confirmDelete(name: string): Promise<void> {
    const remove = this.row(name).getByRole('button', { name: /^Delete / });
    if (this.chance.is(0.5)) await remove.dblclick();
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
    const [id, name] = this.any();
    await this.confirmDelete(name);
    await this.page.keyboard.press('Control+z');
    await this.page.getByText('Restored.').first().waitFor();
    await expectSoon(async () => (await this.stored()).some(([stored]) => stored === id), true); // it may say so of one before
  }

  private async duplicate(): Promise<void> {
    const [id, name] = this.any();
    const copy = this.row(name).getByRole('button', { name: /^Duplicate / });
    if (this.chance.is(0.5)) await copy.dblclick();
    else await copy.click();
    await this.page.getByText(`“${name}” was duplicated.`).waitFor();
    await this.expectNewest({ ...this.expected.get(id)!, Title: `${name} (copy)` });
  }

  /** Opens a record and goes back. */
  private async openAndGoBack(): Promise<void> {
    const [id, name] = this.any();
    await this.edit(id, name);
    await this.page.goBack();
    await expectSoon(async () => address(this.page), this.ground.path);
    if (this.ground.dialog) await this.isClear();
    await this.page.goForward();
    await expectSoon(async () => address(this.page), `${this.ground.path}?edit=${id}`);
    await expectSoon(() => this.field('Title').inputValue(), name);
    await this.page.goBack();
    await this.isClear();
  }

  /** Leaves in the middle of a word, by a link or by Back, and finds it again where it stayed. */
  private async goAndComeBack(): Promise<void> {
    await this.openAndGoBack();
    const words = this.words();
    await this.type(words);
    const elsewhere = this.page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Categories' });
    await elsewhere.click();
    await answer(this.page, LEAVING, 'Stay');
    await this.stands(words);
    await elsewhere.click();
    await answer(this.page, LEAVING, 'Leave');
    await expectSoon(async () => address(this.page), '/admin/DreamHouse');
    await this.page.getByRole('heading', { level: 1, name: 'Admin - Manage Categories' }).waitFor();
    await this.page.keyboard.press('Control+z');
    await expectSoon(async () => address(this.page), this.ground.path);
    await this.stands(words);
    await this.throwAway();
  }

  /** Saves without a network, which says so and keeps everything, and again with one. */
  private async beCutOff(): Promise<void> {
    const words = this.words();
    await this.write(words);
    await setOffline(this.page, true);
    await this.form().getByRole('button', { name: this.ground.add, exact: true }).click();
    await this.page.getByText(/^Nothing was saved\./).waitFor();
    await this.stands(words);
    await setOffline(this.page, false);
    await this.form().getByRole('button', { name: this.ground.add, exact: true }).click();
    await this.cell(words.Title!).waitFor();
    await this.expectNewest(words);
  }

  /** Searches while a form is half filled in: each keeps its own words. */
  private async search(): Promise<void> {
    const words = this.words();
    await this.type(words);
    const search = this.page.getByRole('searchbox', { name: 'Search' });
    await search.pressSequentially('Monkey', { delay: 30 + this.chance.next() * 60 });
    await expectSoon(async () => address(this.page), `${this.ground.path}?search=Monkey`);
    expect(await search.inputValue()).toBe('Monkey');
    await this.stands(words);
    await this.throwAway();
  }

  /** Writes in two tabs at once: neither sees the other's words. */
  private async secondTab(): Promise<void> {
    const here = this.words();
    const there = this.words();
    await this.type(here);
    const other = await openScreen(this.ground.path);
    expect(await this.field('Title', other).inputValue()).toBe('');
    await this.type(there, other);
    await other.getByRole('button', { name: this.ground.add, exact: true }).click();
    await other.getByRole('cell', { name: there.Title!, exact: true }).first().waitFor();
    await this.expectNewest(there);
    await other.close();
    await this.stands(here);
    await this.throwAway();
    await go(this.page, this.ground.path); // what another tab added is there when the list is next asked for
  }
}
