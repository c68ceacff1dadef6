import { useEffect, useState } from 'react';

/** A module that is loaded on demand. */
export interface LazyModule<Code> {
  /** The module, once loaded. */
  loaded(): Code | undefined;
  /** Loads it; a failed load is retried once by this call and again by each later one. */
  fetch(): Promise<Code>;
}

/** Creates a lazy module. A failure is not cached. */
export function lazyModule<Code>(load: () => Promise<Code>): LazyModule<Code> {
  let loadedModule: Code | undefined;
  let pending: Promise<Code> | undefined;

  async function fetchModule(): Promise<Code> {
    try {
      loadedModule = await load().catch(load);
      return loadedModule;
    } finally {
      pending = undefined;
    }
  }

  return {
    loaded: () => loadedModule,
    fetch: () => (loadedModule ? Promise.resolve(loadedModule) : (pending ??= fetchModule())),
  };
}

/** Handles an error of loading, for example by a navigation. */
type OnLoadError = (cause: unknown) => Promise<never>;

/** The state of a lazy module. */
interface LazyModuleState<Code> {
  module: Code | undefined;
  /** True if it could not be loaded. */
  hasFailed: boolean;
  /** Retries; `onLoadError` is called if that fails again. */
  retry: (onLoadError?: OnLoadError) => void;
}

/** Loads a lazy module as soon as `isEnabled` is true. `onLoadError` is called if that fails. */
export function useLazyModule<Code extends object>(
  code: LazyModule<Code>,
  isEnabled = true,
  onLoadError?: OnLoadError,
): LazyModuleState<Code> {
  const [module, setModule] = useState(() => code.loaded());
  const [attempt, setAttempt] = useState({ onLoadError });
  const [failedAttempt, setFailedAttempt] = useState<object>();
  const isLoading = isEnabled && !module;

  useEffect(() => {
    if (!isLoading) return;
    let isStale = false;
    async function load() {
      try {
        const loaded = await code.fetch().catch((error: unknown) => {
          if (isStale || !attempt.onLoadError) throw error;
          return attempt.onLoadError(error);
        });
        if (!isStale) setModule(loaded);
      } catch {
        if (!isStale) setFailedAttempt(attempt);
      }
    }
    void load();
    return () => {
      isStale = true;
      setFailedAttempt(undefined);
    };
  }, [code, isLoading, attempt]);

  return {
    module,
    hasFailed: failedAttempt === attempt,
    retry: (onRetryError = onLoadError) => setAttempt({ onLoadError: onRetryError }),
  };
}
