import './facts.css';

interface Props {
  /** What is asked, as given. */
  price: string;
  /** What is to be known at a glance, by name; what is not known is left out. */
  facts: Record<string, string | null>;
}

/** Price and facts of a listing, in view while one reads. */
export function Facts({ price, facts }: Props) {
  const known = Object.entries(facts).filter(([, fact]) => fact);
  return (
    <aside className="facts" aria-label="Price and facts">
      <p className="facts-price">{price}</p>
      {known.length > 0 && (
        <dl>
          {known.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
