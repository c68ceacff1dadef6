import { useHere } from './here.ts';

/** Says that something did not come, and fetches the page anew, with a script or without. */
export function TryAgain() {
  const { pathname, search } = useHere();
  return (
    <p>
      This could not be fetched just now. <a href={`${pathname}${search}`}>Try again</a>
    </p>
  );
}
