import type { HydrationState } from 'react-router-dom';
import type { QuerySnapshot } from './query-cache.ts';

const ID = 'state';

/** State that the server embeds in the page, so that the browser hydrates without requests. */
export interface PageState {
  /** Public origin of the site, such as `https://example.com`. */
  origin: string;
  queries: QuerySnapshot;
  /** Loader data by route. */
  loaderData: HydrationState['loaderData'];
  /** Action data by route, where the page responds to a form. */
  actionData: HydrationState['actionData'];
}

/** Serializes the state as a script element of data; `<` is escaped, so that no text can close the element. */
export function serializePageState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Reads the state of the document. */
export function readPageState(): PageState {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '') as PageState;
}
