import { useCallback, useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHere } from './here.ts';
import { isPlain } from './keys.ts';

/** Gives what asks for the page one is at again: for what of it did not come. */
export function useTryAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(() => {
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  }, [navigate, location]);
}

/**
 * Says that something did not come, and asks for it again, also by itself when the network is back; without a script by the
 * page's address.
 */
export function TryAgain() {
  const { pathname, search } = useHere();
  const tryAgain = useTryAgain();
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [tryAgain]);

  function onClick(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    tryAgain();
  }

  return (
    <p>
      This could not be fetched just now.{' '}
      <a href={`${pathname}${search}`} onClick={onClick}>
        Try again
      </a>
    </p>
  );
}
