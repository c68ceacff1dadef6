import { forget, remember, remembered } from '../../../ui/tab-memory.ts';

/** Where a tab keeps its own name. */
const KEY = 'tab';
const LOCK = 'tab ';

/** How long a reload may take to let go of its tab's name, in milliseconds. */
const LETTING_GO = 500;

/** Returns a name that no tab has. */
export const newTabName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The name of this tab of the browser; it outlives a reload and a crash, where the browser keeps anything. */
export function thisTab(): string {
  const name = remembered(KEY) ?? newTabName();
  remember(KEY, name);
  return name;
}

/** Makes sure that no other tab goes by this one's name: one that is duplicated begins with a copy of the other's memory. */
export async function claimTab(): Promise<void> {
  if (!locks() || (await held(thisTab()))) return;
  forget(KEY);
  await held(thisTab());
}

/** The names of all tabs that are open; null where the browser cannot tell. */
export async function openTabs(): Promise<ReadonlySet<string> | null> {
  const all = await locks()?.query();
  if (!all?.held) return null;
  return new Set(all.held.map(({ name = '' }) => name.replace(LOCK, '')).concat(thisTab()));
}

/** Browsers have locks over HTTPS alone. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Holds a name for as long as the page stands; false when another page goes by it. */
function held(name: string): Promise<boolean> {
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
