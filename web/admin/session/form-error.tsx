import { Alert } from '@mantine/core';

/** The error of a form. The live region is rendered from the start, because screen readers announce only its changes. */
export function FormError({ error }: { error: string | null }) {
  return (
    <div className="form-error" role="alert">
      {error && (
        <Alert color="red" role="none">
          {error}
        </Alert>
      )}
    </div>
  );
}
