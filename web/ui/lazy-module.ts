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
