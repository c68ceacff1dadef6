import { useState } from 'react';
import { type ApiError, describeError, isOutcomeUnknown, toApiError } from '../../../data/api-error.ts';
import { useRefetch } from '../../refetch.ts';
import * as messages from './messages.tsx';

/** Returns a function that runs one action at a time and reloads the list after it; `onError` receives why it failed. */
export function useStaffAction() {
  const reload = useRefetch();
  const [isBusy, setBusy] = useState(false);

  async function run<Result>(
    action: () => Promise<Result>,
    onDone: (result: Result) => void,
    onError: (error: ApiError) => void,
  ): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      onDone(await action());
    } catch (error) {
      onError(toApiError(error));
    }
    setBusy(false);
    await reload();
  }

  return { isBusy, run };
}

/** Returns why an action failed, or that its outcome is unknown. */
export const describeFailure = (error: ApiError): string =>
  isOutcomeUnknown(error) ? (error.message ?? messages.outcomeUnknown) : describeError(error);
