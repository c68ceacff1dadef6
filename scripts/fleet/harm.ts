import type { Enquired } from './enquiries.ts';

/** What is done to a site; each ends with the site whole, but for a primary that is gone. */
export interface Harm {
  name: string;
  /** Tells what visitors wrote meanwhile, if it was that. */
  doIt(told: (enquired: Enquired) => void): Promise<unknown>;
}
