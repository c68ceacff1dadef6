import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PreviewLinkDocument } from '../../../../schema/documents/admin/graphql.ts';
import { LoadError } from '../../ui/load-state.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import * as messages from './messages.ts';

/** Leads signed-in staff to the preview of a record, with a link that it requests. */
export function Component() {
  const [search] = useSearchParams();
  const variables = { collection: search.get('collection') ?? '', id: search.get('id') ?? '' };
  const { data, error } = useQuery(PreviewLinkDocument, { variables, fetchPolicy: 'no-cache' });
  const url = data?.previewLink.url;
  useEffect(() => {
    if (url === undefined) return;
    const { pathname, search } = new URL(url); // at the host under which the panel was opened
    location.replace(pathname + search);
  }, [url]);
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      {error ? <LoadError text={messages.failed} /> : <p role="status">{messages.opening}</p>}
    </>
  );
}
