import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { FactGroup } from './fact-group.tsx';
import { groupsOf } from './groups.tsx';
import './facts.css';
import './pin-map.css';

/** What is known of a home beside its texts, in groups that open when they are wanted. */
export function Facts({ kind }: { kind: ListingKind }) {
  return (
    <section className="facts" aria-labelledby="facts">
      <h3 id="facts">Facts</h3>
      <p>Read from the texts above. What you say here is written into them: leave them empty if you like.</p>
      {groupsOf(kind).map((group) => (
        <FactGroup key={group.title} group={group} />
      ))}
    </section>
  );
}
