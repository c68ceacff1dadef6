import { Fragment } from 'react';
import * as messages from './messages.ts';

/** An attribution with its link. */
export interface Credit {
  text: string;
  href?: string;
}

/** Attribution of the place coordinates, which their licence requires. */
export const PLACES: Credit = {
  text: messages.placeDataCredit,
  href: 'https://www.geonames.org/about.html',
};

/** Extracts texts and links from a provider's attribution HTML. */
export function creditsIn(html: string): Credit[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    const text = node.textContent?.trim();
    if (!text) return [];
    const href = node instanceof HTMLAnchorElement && /^https?:/.test(node.href) ? node.href : null;
    return [href === null ? { text } : { text, href }];
  });
}

/** The attributions of a map. */
export const Credits = ({ credits }: { credits: readonly Credit[] }) => (
  <p className="map-credit">
    {credits.map(({ text, href }, place) => (
      <Fragment key={place}>
        {place > 0 && ' '}
        {href === undefined ? (
          text
        ) : (
          <a href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        )}
      </Fragment>
    ))}
  </p>
);
