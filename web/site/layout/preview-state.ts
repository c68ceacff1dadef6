import { type Location, useLocation, useParams } from 'react-router-dom';
import { useInBrowser } from '../../ui/in-browser.ts';

/** What a link knows of the record that it leads to, for `<Link state>`. The page shows it until the record has loaded. */
export const previewState = <Preview extends { id: string }>(preview: Preview) => ({ preview });

/** Returns what the link that led to this page knew of its record. */
export function usePreview(): { id: string } | null {
  const { id } = useParams();
  const { state } = useLocation() as Location<{ preview?: { id: string } } | null>;
  const preview = state?.preview;
  // The server, which renders a reloaded page, does not know it.
  return useInBrowser() && preview?.id === id ? (preview ?? null) : null;
}
