import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { UNDO_SECONDS } from '../../ui/toast.tsx';
import type { Parts } from '../records.ts';

/** The most records of which the parts are counted, and whose titles are shown, before they are deleted. */
const MAX_COUNTED = 20;
const MAX_NAMED = 3;

interface Props {
  records: readonly { id: string; title: string }[];
  parts: Parts | undefined;
}

/** Says what a deletion takes away, and how it can be undone. */
export function DeletionDetail({ records, parts }: Props) {
  const count = usePartCount(records, parts);
  const isOne = records.length === 1;
  const named = records.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const more = records.length - named.length;
  const names = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return (
    <>
      <p>
        {names} will be deleted{parts && count !== 0 && withParts(parts, { count, isOne })}.
      </p>
      <p>
        You can bring {isOne ? 'it' : 'them'} back with “Undo” for {UNDO_SECONDS} seconds, or from the Trash
        for 30 days.
      </p>
    </>
  );
}

function withParts({ one, many }: Parts, { count, isOne }: { count: number | null; isOne: boolean }): string {
  const whose = isOne ? 'its' : 'their';
  if (count === null) return `, with ${whose} ${many}`;
  return `, with ${whose} ${count} ${count === 1 ? one : many}`;
}

/** Returns how many parts the records have together; null while that is not known. */
function usePartCount(records: Props['records'], parts: Parts | undefined): number | null {
  const client = useApolloClient();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!parts || records.length > MAX_COUNTED) return;
    let isCurrent = true;
    const counts = records.map(async ({ id }) => {
      const { data } = await client.query({
        query: parts.within,
        variables: { of: id },
        fetchPolicy: 'no-cache',
      });
      return data!.parent?.rows.length ?? 0;
    });
    void Promise.all(counts).then(
      (all) => {
        if (isCurrent) setCount(all.reduce((sum, one) => sum + one, 0));
      },
      () => undefined, // the question stands without the count
    );
    return () => {
      isCurrent = false;
    };
  }, [client, records, parts]);
  return count;
}
