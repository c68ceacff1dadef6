import { statistics } from './texts.ts';
import './statistics.css';

/** How large the agency is, in four numbers (spec §3). */
export function Statistics() {
  return (
    <section className="statistics" aria-labelledby="statistics-title">
      <div className="measure">
        <h2 id="statistics-title">{statistics.title}</h2>
        <dl>
          {statistics.numbers.map(([number, of]) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
