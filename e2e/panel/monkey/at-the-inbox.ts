import type { Locator, Page } from 'playwright-core';
import type { SeededRandom } from '../../../graphql-server/seeded-random.ts';
import { address, delayResponses, post, expectSoon } from '../../site/visitor.ts';
import { answer, queryAsStaff, openScreen } from '../staff.ts';
import { doOne, type Monkey } from './monkey.ts';

const SCREEN = '/admin/messages';
const SUBJECTS = ['From the monkey, one', 'From the monkey, two', 'From the monkey, three'];

type State = 'UNREAD' | 'READ' | 'ANSWERED';

/** A monkey at the inbox: it opens messages, marks them, goes back and deletes them. */
export class MonkeyAtInbox implements Monkey {
  readonly diary: string[] = [];
  /** What state each message should be in, by its subject. */
  private readonly expected = new Map<string, State>();
  private page!: Page;

  constructor(private readonly chance: SeededRandom) {}

  async open(): Promise<void> {
    const visitor = { name: 'Ann Walker', email: 'ann@example.com', message: 'Hello.' };
    await post(
      '/api/contact',
      SUBJECTS.map((subject) => ({ ...visitor, subject })),
    );
    for (const subject of SUBJECTS) this.expected.set(subject, 'UNREAD');
    this.page = await openScreen(SCREEN);
    await delayResponses(this.page);
  }

  async step(): Promise<void> {
    const deeds = [
      ['opens', () => this.read()],
      ['opens and goes back', () => this.readAndGoBack()],
      ['marks unread and goes back and forth', () => this.leaveUnread()],
      ['answers', () => this.answerOne()],
      ['marks several', () => this.markSeveral()],
      ['deletes and undoes', () => this.deleteAndUndo()],
    ] as const;
    await doOne(deeds, this.chance, this.diary);
    await this.looks();
  }

  /** Messages are in the state they should be in, for the API and in the list. */
  private async looks(): Promise<void> {
    const query = '{ contactMessages(page: 1, limit: 1000) { items { subject state } } }';
    const stored = async () => {
      const { contactMessages } = await queryAsStaff<{
        contactMessages: { items: { subject: string; state: State }[] };
      }>(query);
      const mine = contactMessages.items.filter(({ subject }) => SUBJECTS.includes(subject));
      return Object.fromEntries(mine.map(({ subject, state }) => [subject, state]));
    };
    await expectSoon(stored, Object.fromEntries(this.expected));
    for (const [subject, state] of this.expected) {
      await expectSoon(
        () => this.row(subject).locator('td[data-heading=State]').innerText(),
        state.toLowerCase(),
      );
    }
  }

  private any(): string {
    return this.chance.of(SUBJECTS);
  }

  private row(subject: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell', { name: subject, exact: true }) });
  }

  private get message(): Locator {
    return this.page.getByRole('article');
  }

  private async openOne(subject: string): Promise<void> {
    await this.row(subject)
      .getByRole('button', { name: /^Open / })
      .click();
    await this.message.getByRole('heading', { name: subject }).waitFor();
    if (this.expected.get(subject) === 'UNREAD') this.expected.set(subject, 'READ');
    await this.looks();
  }

  private async close(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close message' }).click();
    await expectSoon(async () => address(this.page), SCREEN);
  }

  private async read(): Promise<void> {
    await this.openOne(this.any());
    await this.close();
  }

  private async readAndGoBack(): Promise<void> {
    await this.openOne(this.any());
    await this.page.goBack();
    await this.message.waitFor({ state: 'detached' });
  }

  /** What was marked unread is unread still when one comes by it again. */
  private async leaveUnread(): Promise<void> {
    const subject = this.any();
    await this.openOne(subject);
    await this.message.getByRole('button', { name: 'Mark unread' }).click();
    this.expected.set(subject, 'UNREAD');
    await this.looks();
    await this.page.goBack();
    await this.message.waitFor({ state: 'detached' });
    await this.page.goForward();
    await this.message.getByRole('heading', { name: subject }).waitFor();
    await this.looks();
    await this.close();
  }

  private async answerOne(): Promise<void> {
    const subject = this.any();
    await this.openOne(subject);
    const mark = this.message.getByRole('button', { name: 'Mark answered' });
    if (this.expected.get(subject) !== 'ANSWERED') await mark.dblclick();
    this.expected.set(subject, 'ANSWERED');
    await this.looks();
    await this.close();
  }

  private async markSeveral(): Promise<void> {
    const state = this.chance.of(['UNREAD', 'READ', 'ANSWERED'] as const);
    for (const subject of SUBJECTS.slice(0, 2)) {
      await this.page.getByRole('checkbox', { name: `Select ${subject}, Ann Walker` }).check();
      this.expected.set(subject, state);
    }
    await this.page.getByRole('button', { name: `Mark ${state.toLowerCase()}` }).click();
    for (const subject of SUBJECTS.slice(0, 2)) {
      await this.page.getByRole('checkbox', { name: `Select ${subject}, Ann Walker` }).uncheck();
    }
  }

  private async deleteAndUndo(): Promise<void> {
    const subject = this.any();
    await this.row(subject)
      .getByRole('button', { name: /^Delete / })
      .click();
    await answer(this.page, 'Are you sure?', 'Delete');
    await this.page.getByText(`Deleted “${subject}, Ann Walker”.`).waitFor();
    await this.page.keyboard.press('Control+z');
    await this.page.getByText('Restored.').first().waitFor();
  }
}
