import { expect } from '@jest/globals';
import { address, delayResponses, setOffline, expectEventually } from '../../site/visitor.ts';
import { confirmDialog, goToScreen, openScreen } from '../staff.ts';
import { FormActions, LEAVE_CONFIRMATION, type Values } from './form-actions.ts';
import { takeStep, type RandomWalk } from './random-walk.ts';

/** Offline requests, and requests for pictures of records that were just deleted. */
const ALLOWED_ERRORS = /net::ERR_INTERNET_DISCONNECTED|status of 404 .*\/uploads\//;

/** Adds, changes and deletes records at random, leaves half-filled forms and goes offline. */
export class RecordsWalk extends FormActions implements RandomWalk {
  readonly actions: string[] = [];
  /** Expected stored records by id. */
  private readonly expected = new Map<string, Values>();
  /** Ids of the first records of the list. */
  private topIds: string[] = [];

  async open(): Promise<void> {
    this.page = await openScreen(this.screen.path, { allowedErrors: ALLOWED_ERRORS });
    await delayResponses(this.page);
    for (const [id, values] of await this.fetchStored()) this.expected.set(id, values);
    this.topIds = [...this.expected.keys()].slice(0, 10);
  }

  async step(): Promise<void> {
    const { dialog, canDuplicate } = this.screen;
    const actions = [
      ['adds', () => this.add()],
      ['adds', () => this.add()],
      ['changes', () => this.change()],
      ['discards', () => this.discardAndUndo()],
      ['deletes and undoes', () => this.deleteAndUndo()],
      ['deletes', () => this.delete()],
      ['saves offline', () => this.saveOffline()],
      ['leaves and undoes', () => (dialog ? this.openAndGoBack() : this.leaveAndUndo())],
      ...(canDuplicate ? [['duplicates', () => this.duplicate()] as const] : []),
      ...(dialog ? [] : [['searches', () => this.search()] as const]),
      ...(dialog ? [] : [['opens a second tab', () => this.secondTab()] as const]),
    ] as const;
    await takeStep(actions, this.random, this.actions);
    await this.expectState();
  }

  /** Expects the API to hold exactly the saved records, and the list to show them. */
  private async expectState(): Promise<void> {
    const all = await this.fetchStored();
    expect(Object.fromEntries(all)).toEqual(Object.fromEntries(this.expected));
    this.topIds = all.slice(0, 10).map(([id]) => id);
    if (address(this.page) !== this.screen.path) await goToScreen(this.page, this.screen.path);
    const rows = this.page.getByRole('region', { name: 'List' }).locator('tbody > tr');
    const titles = () => rows.locator('td[data-heading=Title]').allInnerTexts();
    await expectEventually(
      titles,
      all.slice(0, 20).map(([, values]) => values.Title),
    );
    expect(address(this.page)).toBe(this.screen.path);
  }

  /** Expects the newest record to have these values from now on. */
  private async setNewest(values: Values): Promise<void> {
    const ids = (await this.fetchStored()).map(([id]) => Number(id));
    this.expected.set(String(Math.max(...ids)), values);
  }

  private async add(): Promise<void> {
    const values = this.createValues();
    await this.fillForm(values);
    await this.save(this.screen.add);
    await this.cell(values.Title!).waitFor();
    await this.setNewest(values);
    await this.waitUntilClear();
  }

  /** A random record at the top of the list: its id and title. */
  private pickRecord(): [string, string] {
    const id = this.random.of(this.topIds);
    return [id, this.expected.get(id)!.Title!];
  }

  private async change(): Promise<void> {
    const [id, title] = this.pickRecord();
    await this.edit(id, title);
    const values = this.createValues();
    await this.type(values);
    await this.save(this.screen.update);
    await expectEventually(async () => address(this.page), this.screen.path);
    this.expected.set(id, values);
  }

  /** Types and discards it; in half of the cases undoes that. */
  private async discardAndUndo(): Promise<void> {
    const values = this.createValues();
    await this.openForm();
    await this.type(values);
    await this.discard();
    if (this.random.is(0.5)) return;
    await this.page.keyboard.press('Control+z');
    await this.expectValues(values);
    await this.discard();
  }

  private async confirmDelete(title: string): Promise<void> {
    const remove = this.row(title).getByRole('button', { name: /^Delete / });
    if (this.random.is(0.5)) await remove.dblclick();
    else await remove.click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await this.page.getByText(`Deleted “${title}”.`).waitFor();
  }

  private async delete(): Promise<void> {
    const [id, title] = this.pickRecord();
    await this.confirmDelete(title);
    this.expected.delete(id);
  }

  private async deleteAndUndo(): Promise<void> {
    const [id, title] = this.pickRecord();
    await this.confirmDelete(title);
    await this.page.keyboard.press('Control+z');
    await this.page.getByText('Restored.').first().waitFor();
    await expectEventually(
      async () => (await this.fetchStored()).some(([storedId]) => storedId === id),
      true,
    ); // the notification may be of an earlier deletion
  }

  private async duplicate(): Promise<void> {
    const [id, title] = this.pickRecord();
    const copy = this.row(title).getByRole('button', { name: /^Duplicate / });
    if (this.random.is(0.5)) await copy.dblclick();
    else await copy.click();
    await this.page.getByText(`“${title}” was duplicated.`).waitFor();
    await this.setNewest({ ...this.expected.get(id)!, Title: `${title} (copy)` });
  }

  /** Opens a record and presses Back. */
  private async openAndGoBack(): Promise<void> {
    const [id, title] = this.pickRecord();
    await this.edit(id, title);
    await this.page.goBack();
    await expectEventually(async () => address(this.page), this.screen.path);
    if (this.screen.dialog) await this.waitUntilClear();
    await this.page.goForward();
    await expectEventually(async () => address(this.page), `${this.screen.path}?edit=${id}`);
    await expectEventually(() => this.field('Title').inputValue(), title);
    await this.page.goBack();
    await this.waitUntilClear();
  }

  /** Leaves a half-filled form by a link, and restores it. */
  private async leaveAndUndo(): Promise<void> {
    await this.openAndGoBack();
    const values = this.createValues();
    await this.type(values);
    const otherScreen = this.page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Categories' });
    await otherScreen.click();
    await confirmDialog(this.page, LEAVE_CONFIRMATION, 'Stay');
    await this.expectValues(values);
    await otherScreen.click();
    await confirmDialog(this.page, LEAVE_CONFIRMATION, 'Leave');
    await expectEventually(async () => address(this.page), '/admin/DreamHouse');
    await this.page.getByRole('heading', { level: 1, name: 'Admin - Manage Categories' }).waitFor();
    await this.page.keyboard.press('Control+z');
    await expectEventually(async () => address(this.page), this.screen.path);
    await this.expectValues(values);
    await this.discard();
  }

  /** Saves offline, which fails and keeps the text, and again online. */
  private async saveOffline(): Promise<void> {
    const values = this.createValues();
    await this.fillForm(values);
    await setOffline(this.page, true);
    await this.form().getByRole('button', { name: this.screen.add, exact: true }).click();
    await this.page.getByText(/^Nothing was saved\./).waitFor();
    await this.expectValues(values);
    await setOffline(this.page, false);
    await this.form().getByRole('button', { name: this.screen.add, exact: true }).click();
    await this.cell(values.Title!).waitFor();
    await this.setNewest(values);
  }

  /** Searches while the form is half-filled. */
  private async search(): Promise<void> {
    const values = this.createValues();
    await this.type(values);
    const search = this.page.getByRole('searchbox', { name: 'Search' });
    await search.pressSequentially('Random', { delay: 30 + this.random.next() * 60 });
    await expectEventually(async () => address(this.page), `${this.screen.path}?search=Random`);
    expect(await search.inputValue()).toBe('Random');
    await this.expectValues(values);
    await this.discard();
  }

  /** Fills in the form in two tabs, which share the draft of the account. */
  private async secondTab(): Promise<void> {
    const first = this.createValues();
    const second = this.createValues();
    await this.type(first);
    const other = await openScreen(this.screen.path);
    expect(await this.field('Title', other).inputValue()).toBe(first.Title);
    await other.getByRole('button', { name: 'Discard', exact: true }).click();
    await this.type(second, other);
    await other.getByRole('button', { name: this.screen.add, exact: true }).click();
    await other.getByRole('cell', { name: second.Title!, exact: true }).first().waitFor();
    await this.setNewest(second);
    await other.close();
    await this.expectValues(first);
    await this.discard();
    await goToScreen(this.page, this.screen.path); // loads what the other tab added
  }
}
