import { useEffect, useState } from 'react';
import { useAccount } from '../../session/session.ts';
import { findDrafts, subscribeToDrafts, type StoredDraft } from './drafts.ts';

const NONE: StoredDraft[] = [];

/** Returns the drafts of the current account, newest first: those of closed tabs and of this tab. */
export function useDrafts(): StoredDraft[] {
  const account = useAccount();
  const [drafts, setDrafts] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const found = account === null ? NONE : await findDrafts(account);
      if (isCurrent) setDrafts(found);
    };
    void read();
    const unsubscribe = subscribeToDrafts(() => void read());
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [account]);
  return drafts;
}
