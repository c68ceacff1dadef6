import { useForm } from '@mantine/form';
import { useState, type SyntheticEvent } from 'react';
import { toApiError, type ApiError } from '../../data/api-error.ts';

type SubmitEvent = SyntheticEvent<HTMLFormElement>;
type Values = Record<string, string>;

interface Options<Fields extends Values> {
  /** The fields, named as in the API. */
  initialValues: Fields;
  /** Returns the messages of the invalid fields. */
  validate: (values: Fields) => { [Name in keyof Fields]?: string | null };
  send: (values: Fields) => Promise<void>;
  /** Message of an error without a response. */
  failed: string;
  onError?: (error: ApiError) => void;
}

/**
 * A form that ignores a submit while it is being sent. Errors are shown at their fields, and the first of these gets the focus;
 * `error` is the message of another one.
 */
export function useSubmit<Fields extends Values>({
  initialValues,
  validate,
  send,
  failed,
  onError,
}: Options<Fields>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Fields>({ initialValues, validate });

  /** Focuses the first field with an error. Returns false if there is none. */
  const focusFirst = (errors: object, event?: SubmitEvent) => {
    const first = Object.keys(initialValues).find((name) => name in errors);
    // `form.getInputNode` would find a field of the same name in another form.
    const element = event?.target;
    if (first && element instanceof HTMLFormElement)
      element.querySelector<HTMLInputElement>(`[data-path="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (values: Fields, event?: SubmitEvent) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await send(values);
    } catch (cause) {
      const apiError = toApiError(cause);
      form.setErrors(apiError.fields);
      if (!focusFirst(apiError.fields, event)) setError(apiError.message ?? failed);
      onError?.(apiError);
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    onSubmit: form.onSubmit(submit, (errors, _, event) => focusFirst(errors, event)),
    busy,
    error,
  };
}
