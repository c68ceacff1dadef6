import { useState } from 'react';

/** A value that may be missing for a while, as it was when it was last there. */
export function useLast<Value extends object>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
