import { Link } from 'react-router-dom';
import type {
  LetterLinkFragment,
  MessageRowFragment,
  MessageState,
} from '../../../schema/documents/admin/graphql.ts';
import { DateTime } from '../ui/when.tsx';
import { adminPaths } from '../../paths.ts';
import { remember, remembered } from '../../ui/session-storage.ts';

export type { MessageState };

/** A visitor's message. */
export type InboxMessage = MessageRowFragment;

/** All states in the order of the workflow. */
export const STATES: readonly MessageState[] = ['UNREAD', 'READ', 'ANSWERED'];

const KEY = 'left-unread';

const storedIds = () => JSON.parse(remembered(KEY) ?? '[]') as string[];
const store = (ids: readonly string[]) => remember(KEY, JSON.stringify(ids));

/** Stores in this tab that messages were marked as unread, so that reopening them does not mark them as read. */
export function markUnreadInTab(ids: readonly string[]): void {
  store([...new Set([...storedIds(), ...ids])]);
}

/** True if a message was marked as unread in this tab. */
export const isMarkedUnread = (id: string): boolean => storedIds().includes(id);

/** Removes that mark from messages. */
export function clearUnreadMarks(ids: readonly string[]): void {
  store(storedIds().filter((id) => !ids.includes(id)));
}

/** The link of a message in a card, with sender and time, in that order also for right-to-left names. */
export const messageLink = ({ id, name, subject, createdAt }: LetterLinkFragment) => (
  <li key={id}>
    <Link to={`${adminPaths.messages}?edit=${id}`}>{subject}</Link>
    <span>
      <bdi>{name}</bdi>, <DateTime at={createdAt} />
    </span>
  </li>
);
