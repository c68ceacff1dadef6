import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { NoticesDocument } from '../../../schema/documents/admin/graphql.ts';
import { When } from '../ui/when.tsx';
import './notices.css';

const OFTEN = 60_000;

/** What needs an operator, above every screen until it is mended; looked for every minute, and on return to the tab. */
export function Notices() {
  const { data, refetch } = useQuery(NoticesDocument, {
    pollInterval: OFTEN,
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    // What cannot be had now is asked for again soon; until then what is known stands.
    const returned = () => void (document.hidden || refetch().catch(() => undefined));
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, [refetch]);

  const notices = data?.notices ?? [];
  return (
    <div className="notices" aria-live="polite" role={notices.length > 0 ? 'status' : undefined}>
      {notices.map(({ about, sentence, since }) => (
        <p key={about}>
          {sentence} <When at={since} />
        </p>
      ))}
    </div>
  );
}
