import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Page } from './page.ts';

/** Who sends a form, and to which page. */
interface Sender {
  ip: string;
  url: string;
}

/** How long the same words are taken for the same press of a button, in milliseconds. */
const SAME_FOR = 60_000;
const MOST = 1000;

/** A form that was taken is answered with the way to another page. */
const isTaken = ({ status }: Page) => status >= 300 && status < 400;

/**
 * Has a form answered once: where no script runs a button can be pressed twice, and whoever does so has said it once.
 * The same words, from the same address, to the same page, within a minute get the first one's answer. One that was not
 * taken is forgotten at once, to be tried again.
 */
export function sameFormOnce<S extends Sender>(answer: (sender: S, form: string) => Promise<Page>) {
  const answered = new LRUCache<string, Promise<Page>>({ max: MOST, ttl: SAME_FOR });
  return (sender: S, form: string): Promise<Page> => {
    const key = createHash('sha256').update([sender.ip, sender.url, form].join('\n')).digest('base64url');
    const before = answered.get(key);
    if (before) return before;
    const answering = answer(sender, form);
    const forget = () => answered.delete(key);
    answered.set(key, answering);
    answering.then((page) => isTaken(page) || forget(), forget);
    return answering;
  };
}
