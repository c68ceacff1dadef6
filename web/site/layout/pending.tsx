import { useNavigation } from 'react-router-dom';
import { useIsLoading } from '../../data/api.ts';
import './pending.css';

/** Shows that the next page, or a part of this one, is being loaded; the style keeps it hidden for the first 150 ms. */
export function Pending() {
  const { state } = useNavigation();
  const isWaiting = useIsLoading();
  if (state === 'idle' && !isWaiting) return null;
  return <div className="pending" role="progressbar" aria-label="Loading" />;
}
