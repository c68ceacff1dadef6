import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { pageQuery, type PageQuery } from '../../data/page-query.ts';
import { Card } from '../../ui/card.tsx';
import { List } from '../../ui/list.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import type { Offer } from './offer.ts';
import './other-offers.css';

/** As many as stand side by side. */
const SHOWN = 3;

interface Kind<Variables> {
  document: TypedDocumentNode<{ found: { items: readonly Offer[] } }, Variables>;
  variables: Variables;
  title: string;
  /** The address of one of them, with `:id` in it. */
  path: string;
  /** What the way to one of them is called. */
  link?: string;
  /** What is said when there are no others. */
  none: string;
}

/** The newest of a kind, and what they ask of the API. */
export interface OtherOffers {
  query: PageQuery;
  Others: ComponentType;
}

/** The newest offers of a kind beside the one whose page it is. */
export function otherOffers<Variables extends Record<string, unknown>>({
  document,
  variables,
  title,
  path,
  link,
  none,
}: Kind<Variables>): OtherOffers {
  const query = pageQuery({ document, variables: () => variables, isOptional: true });

  function Others() {
    const { id } = useParams();
    const result = query.useResult();
    const items = result.state === 'here' ? result.data.found.items : [];
    const others = items.filter((offer) => offer.id !== id).slice(0, SHOWN);
    return (
      <section className="other-offers">
        <h2>{title}</h2>
        {others.length === 0 && <p role="status">{result.state === 'loading' ? 'Loading...' : none}</p>}
        {result.state === 'failed' && <TryAgain />}
        <List>
          {others.map(({ id, title, location, price, picture }) => (
            <Card
              key={id}
              title={title}
              location={location}
              price={price}
              picture={picture}
              href={generatePath(path, { id })}
              heading="h3"
              link={link}
            />
          ))}
        </List>
      </section>
    );
  }

  return { query, Others };
}
