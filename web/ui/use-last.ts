import { useState } from 'react';

/** Returns the last defined value. */
export function useLast<Value extends object>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
