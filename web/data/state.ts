import type { HydrationState } from 'react-router-dom';
import type { Known } from './query-cache.ts';

const ID = 'state';

/** What the server found out while rendering, for the browser to go on from without asking again. */
export interface State {
  /** Scheme and host under which the site is known, such as `https://example.com`. */
  origin: string;
  known: Known;
  /** What each part of the page was told of its data, by route. */
  loaded: HydrationState['loaderData'];
  /** What became of the form to which the page is the answer, by route. */
  acted: HydrationState['actionData'];
}

/** The state as an element that no browser runs and no text inside can end. */
export function writeState(state: State): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** The state that came with the document. */
export function readState(): State {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '') as State;
}
