import type { HydrationState } from 'react-router-dom';
import type { Agency } from '../../schema/agency.ts';

const ID = 'state';

/** State that the server embeds in the page, so that the browser hydrates without requests. */
export interface PageState extends Pick<HydrationState, 'loaderData' | 'actionData'> {
  /** Public origin of the site, such as `https://example.com`. */
  origin: string;
  agency: Agency;
}

/** Serializes the state as a script element of data; `<` is escaped, so that no text can close the element. */
export function serializePageState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Returns the values in the data of all loaders. */
export const resultsIn = (loaderData: PageState['loaderData'] = {}): unknown[] =>
  Object.values(loaderData).flatMap((data) => Object.values((data ?? {}) as object) as unknown[]);

/** Reads the state of the document. */
export function readPageState(): PageState {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '') as PageState;
}
