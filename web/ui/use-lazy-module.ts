import { useEffect, useState } from 'react';
import type { LazyModule } from './lazy-module.ts';

/** The state of a lazy module. */
interface LazyModuleState<Code> {
  module: Code | undefined;
  /** True if it could not be loaded. */
  hasFailed: boolean;
  /** Retries; `onLoadError` is called if that fails again. */
  retry: (onLoadError?: (cause: unknown) => Promise<never>) => void;
}

/** Loads a lazy module as soon as `isEnabled` is true. */
export function useLazyModule<Code extends object>(
  code: LazyModule<Code>,
  isEnabled = true,
): LazyModuleState<Code> {
  const [module, setModule] = useState(() => code.loaded());
  const [hasFailed, setFailed] = useState(false);
  const isLoading = isEnabled && !module;

  useEffect(() => {
    if (!isLoading) return;
    let isUnmounted = false;
    code.fetch().then(
      (loaded) => isUnmounted || setModule(loaded),
      () => isUnmounted || setFailed(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [code, isLoading]);

  return {
    module,
    hasFailed,
    retry(onLoadError) {
      setFailed(false);
      code
        .fetch()
        .catch(onLoadError)
        .then(setModule, () => setFailed(true));
    },
  };
}
