import { forget, remember, remembered } from '../../../ui/session-storage.ts';

/** Key of the tab's name in the session storage. */
const KEY = 'tab';
const LOCK = 'tab ';

/** Maximum time until a reloading page releases its lock, in milliseconds. */
const LETTING_GO = 500;

/** Returns a unique name. */
export const newTabName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The name of this browser tab, which survives a reload and a crash. */
export function thisTab(): string {
  const name = remembered(KEY) ?? newTabName();
  remember(KEY, name);
  return name;
}

/** Gives a duplicated tab a new name, because it starts with a copy of the session storage. */
export async function claimTab(): Promise<void> {
  if (!locks() || (await holdLock(thisTab()))) return;
  forget(KEY);
  await holdLock(thisTab());
}

/** Returns the names of all open tabs; null where the browser has no Web Locks. */
export async function openTabs(): Promise<ReadonlySet<string> | null> {
  const all = await locks()?.query();
  if (!all?.held) return null;
  return new Set(all.held.map(({ name = '' }) => name.replace(LOCK, '')).concat(thisTab()));
}

/** Web Locks exist only in secure contexts. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Locks a name until the page is unloaded; false if another page has it. */
function holdLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const given = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    const waiting = { signal: AbortSignal.timeout(LETTING_GO) };
    locks()!
      .request(LOCK + name, waiting, given)
      .catch(() => resolve(false));
  });
}
