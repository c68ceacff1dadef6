import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { NoticesDocument } from '../../../schema/documents/admin/graphql.ts';
import { DateTime } from '../ui/when.tsx';
import './panel-layout.css';

const POLL_MS = 60_000;

/** Operator notices above every screen, polled every minute and when the tab becomes visible. */
export function Notices() {
  const { data, refetch } = useQuery(NoticesDocument, {
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    // After a failed poll the previous notices stay until the next one.
    const refetchIfVisible = () => void (document.hidden || refetch().catch(() => undefined));
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => document.removeEventListener('visibilitychange', refetchIfVisible);
  }, [refetch]);

  const notices = data?.notices ?? [];
  return (
    <div className="notices" aria-live="polite" role={notices.length > 0 ? 'status' : undefined}>
      {notices.map(({ about, sentence, since }) => (
        <p key={about}>
          {sentence} <DateTime at={since} />
        </p>
      ))}
    </div>
  );
}
