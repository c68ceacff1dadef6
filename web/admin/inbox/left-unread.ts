import { remember, remembered } from '../../ui/tab-memory.ts';

const KEY = 'left-unread';

const all = () => JSON.parse(remembered(KEY) ?? '[]') as string[];
const keep = (ids: readonly string[]) => remember(KEY, JSON.stringify(ids));

/** Remembers in this tab which messages somebody marked unread, so that coming by one again does not read it. */
export function leaveUnread(ids: readonly string[]): void {
  keep([...new Set([...all(), ...ids])]);
}

/** Whether a message was marked unread here since it was last opened. */
export const isLeftUnread = (id: string): boolean => all().includes(id);

/** Forgets it of messages that were opened anew, or marked otherwise. */
export function takeUp(ids: readonly string[]): void {
  keep(all().filter((id) => !ids.includes(id)));
}
