import { useApolloClient } from '@apollo/client/react';
import { Button, CopyButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PreviewLinkDocument, type PreviewLinkQuery } from '../../../schema/documents/admin/graphql.ts';
import { describeError, toApiError } from '../../data/api-error.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { notifyError } from '../ui/notifications.tsx';
import './publication.css';
import * as messages from './publication-messages.ts';
import { formatStoredTime, isPublished } from './publication.tsx';
import type { Collection, StoredRow } from './collection.ts';

type Previewed = Pick<Collection, 'name' | 'isPublishable'> & { page?: unknown };

/** The panel's URL that opens the preview of a row. */
export const previewPath = ({ name }: Pick<Previewed, 'name'>, { id }: { id: string }): string =>
  `/admin/preview?${new URLSearchParams({ collection: name, id }).toString()}`;

/** Opens the preview of a record that visitors do not see, and creates a link to it for others. */
export function Preview({ collection, record }: { collection: Previewed; record: StoredRow }) {
  const client = useApolloClient();
  const [link, setLink] = useState<PreviewLinkQuery['previewLink'] | null>(null);
  const [isLoading, setLoading] = useState(false);
  if (!collection.page || !collection.isPublishable || isPublished(record)) return null;

  const createLink = async () => {
    setLoading(true);
    try {
      const variables = { collection: collection.name, id: record.id };
      const query = { query: PreviewLinkDocument, variables, fetchPolicy: 'no-cache' } as const;
      setLink((await client.query(query)).data!.previewLink);
    } catch (error) {
      notifyError(messages.linkFailed, describeError(toApiError(error)));
    }
    setLoading(false);
  };

  return (
    <div className="publication-preview">
      <Button
        component="a"
        variant="default"
        href={previewPath(collection, record)}
        target="_blank"
        rel="noreferrer"
      >
        {messages.preview}
      </Button>
      {link ? (
        <>
          <TextInput
            label={messages.previewLink}
            description={messages.linkHint(formatStoredTime(link.expiresAt))}
            value={link.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={link.url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? messages.copied : messages.copyLink}
              </Button>
            )}
          </CopyButton>
        </>
      ) : (
        <BusyButton variant="default" busy={isLoading} onClick={() => void createLink()}>
          {messages.createLink}
        </BusyButton>
      )}
    </div>
  );
}
