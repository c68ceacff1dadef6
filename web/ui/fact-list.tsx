import './fact-list.css';

interface Props {
  /** What is to be known, by name; what is not known is left out. */
  facts: Record<string, string | null | undefined>;
}

/** Facts under each other, each on its line. */
export function FactList({ facts }: Props) {
  const known = Object.entries(facts).filter(([, fact]) => fact);
  if (known.length === 0) return null;
  return (
    <dl className="fact-list">
      {known.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
