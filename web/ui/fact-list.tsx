import './fact-list.css';

interface Props {
  /** Values by name; unknown ones are omitted. */
  facts: Record<string, string | null | undefined>;
}

/** A description list, one fact a line. */
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
