import { Fragment } from 'react';
import type { Credit } from './credit.ts';

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
