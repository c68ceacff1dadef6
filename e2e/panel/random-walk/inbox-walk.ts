import type { Locator, Page } from 'playwright-core';
import type { SeededRandom } from '../../../graphql-server/testing-random.ts';
import { address, delayResponses, post, expectEventually } from '../../site/visitor.ts';
import { confirmDialog, queryAsStaff, openScreen } from '../staff.ts';
import { takeStep, type RandomWalk } from './random-walk.ts';

const SCREEN = '/admin/messages';
const SUBJECTS = ['Random walk, one', 'Random walk, two', 'Random walk, three'];

/** Labels of states in menus. */
const LABELS = { NEW: 'New', IN_PROGRESS: 'In progress', DONE: 'Done', SPAM: 'Spam' } as const;
type State = keyof typeof LABELS;
const STATES = Object.keys(LABELS) as State[];

/** Opens, marks and deletes messages at random. */
export class InboxWalk implements RandomWalk {
  readonly actions: string[] = [];
  /** Expected state of each message by subject. */
  private readonly expected = new Map<string, State>();
  private page!: Page;

  constructor(private readonly random: SeededRandom) {}

  async open(): Promise<void> {
    const visitor = { name: 'Ann Walker', email: 'ann@example.com', message: 'Hello.' };
    await post(
      '/api/contact',
      SUBJECTS.map((subject) => ({ ...visitor, subject })),
    );
    for (const subject of SUBJECTS) this.expected.set(subject, 'NEW');
    this.page = await openScreen(SCREEN);
    await delayResponses(this.page);
  }

  async step(): Promise<void> {
    const actions = [
      ['opens', () => this.read()],
      ['opens and goes back', () => this.readAndGoBack()],
      ['opens and goes back and forth', () => this.readBackAndForth()],
      ['marks', () => this.mark()],
      ['marks the selected', () => this.markSelected()],
      ['deletes and undoes', () => this.deleteAndUndo()],
    ] as const;
    await takeStep(actions, this.random, this.actions);
    await this.expectState();
  }

  /** Expects the API and the list to have the expected states. */
  private async expectState(): Promise<void> {
    const query = '{ contactMessages(page: 1, limit: 1000) { items { subject state } } }';
    const fetchStored = async () => {
      const { contactMessages } = await queryAsStaff<{
        contactMessages: { items: { subject: string; state: State }[] };
      }>(query);
      const messages = contactMessages.items.filter(({ subject }) => SUBJECTS.includes(subject));
      return Object.fromEntries(messages.map(({ subject, state }) => [subject, state]));
    };
    await expectEventually(fetchStored, Object.fromEntries(this.expected));
    for (const [subject, state] of this.expected) {
      await expectEventually(
        () => this.row(subject).locator('td[data-heading=State]').innerText(),
        LABELS[state].toLowerCase(),
      );
    }
  }

  private pickSubject(): string {
    return this.random.of(SUBJECTS);
  }

  private row(subject: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell', { name: subject, exact: true }) });
  }

  private get message(): Locator {
    return this.page.getByRole('article');
  }

  private async openMessage(subject: string): Promise<void> {
    await this.row(subject)
      .getByRole('button', { name: /^Open / })
      .click();
    await this.message.getByRole('heading', { name: subject }).waitFor();
    await this.expectState();
  }

  private async close(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close message' }).click();
    await expectEventually(async () => address(this.page), SCREEN);
  }

  private async read(): Promise<void> {
    await this.openMessage(this.pickSubject());
    await this.close();
  }

  private async readAndGoBack(): Promise<void> {
    await this.openMessage(this.pickSubject());
    await this.page.goBack();
    await this.message.waitFor({ state: 'detached' });
  }

  private async readBackAndForth(): Promise<void> {
    const subject = this.pickSubject();
    await this.openMessage(subject);
    await this.page.goBack();
    await this.message.waitFor({ state: 'detached' });
    await this.page.goForward();
    await this.message.getByRole('heading', { name: subject }).waitFor();
    await this.close();
  }

  private async mark(): Promise<void> {
    const subject = this.pickSubject();
    const state = this.random.of(STATES);
    await this.openMessage(subject);
    await this.message.getByRole('button', { name: /^State: / }).click();
    await this.page.getByRole('menuitem', { name: LABELS[state] }).dblclick();
    this.expected.set(subject, state);
    await this.expectState();
    await this.close();
  }

  private async markSelected(): Promise<void> {
    const state = this.random.of(STATES);
    for (const subject of SUBJECTS.slice(0, 2)) {
      await this.page.getByRole('checkbox', { name: `Select ${subject}, Ann Walker` }).check();
      this.expected.set(subject, state);
    }
    await this.page.getByRole('button', { name: 'Mark 2 selected' }).click();
    await this.page.getByRole('menuitem', { name: LABELS[state] }).click();
    for (const subject of SUBJECTS.slice(0, 2)) {
      await this.page.getByRole('checkbox', { name: `Select ${subject}, Ann Walker` }).uncheck();
    }
  }

  private async deleteAndUndo(): Promise<void> {
    const subject = this.pickSubject();
    await this.row(subject)
      .getByRole('button', { name: /^Delete / })
      .click();
    await confirmDialog(this.page, 'Are you sure?', 'Delete');
    await this.page.getByText(`Deleted “${subject}, Ann Walker”.`).waitFor();
    await this.page.keyboard.press('Control+z');
    await this.page.getByText('Restored.').first().waitFor();
  }
}
