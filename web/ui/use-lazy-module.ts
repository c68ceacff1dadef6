import { useEffect, useState } from 'react';
import type { LazyModule } from './lazy-module.ts';

/** A part's code as it comes. */
interface Coming<Code> {
  here: Code | undefined;
  /** Whether it could not be had. */
  isLost: boolean;
  /** Has it asked for again; `whenLost` is tried where it cannot be had again. */
  again: (whenLost?: (cause: unknown) => Promise<never>) => void;
}

/** Has a part of the code fetched as soon as it is wanted. */
export function useLazyModule<Code extends object>(code: LazyModule<Code>, wanted = true): Coming<Code> {
  const [here, setHere] = useState(() => code.here());
  const [isLost, setLost] = useState(false);
  const isComing = wanted && !here;

  useEffect(() => {
    if (!isComing) return;
    let gone = false;
    code.fetch().then(
      (came) => gone || setHere(came),
      () => gone || setLost(true),
    );
    return () => {
      gone = true;
    };
  }, [code, isComing]);

  return {
    here,
    isLost,
    again(whenLost) {
      setLost(false);
      code
        .fetch()
        .catch(whenLost)
        .then(setHere, () => setLost(true));
    },
  };
}
