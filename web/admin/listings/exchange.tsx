import { useApolloClient } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { ExportListingsDocument, type ListingKind } from '../../../schema/documents/admin/graphql.ts';
import { faultOf } from '../../data/fault.ts';
import { usePlace } from '../editor/place.ts';
import { downloadCsv } from '../ui/download.ts';
import { sayFailure } from '../ui/toast.tsx';
import { Import } from './import.tsx';

interface Props {
  kind: ListingKind;
  /** What the file is called and what is in it, such as `villas for sale`. */
  name: string;
}

/** Takes listings in from a spreadsheet and gives out those that the list shows. */
export function Exchange({ kind, name }: Props) {
  const client = useApolloClient();
  const [{ search }] = usePlace();
  const [open, setOpen] = useState(false);

  const give = async () => {
    try {
      const { data } = await client.query({
        query: ExportListingsDocument,
        variables: { kind, search: search || null },
        fetchPolicy: 'no-cache',
      });
      downloadCsv(name.replaceAll(' ', '-'), data!.csv);
    } catch (error) {
      sayFailure('The list could not be exported.', faultOf(error).sentence);
    }
  };

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <Button variant="default" onClick={() => void give()}>
        Export CSV
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={`Import ${name}`} size="lg">
        <Import kind={kind} done={() => setOpen(false)} />
      </Modal>
    </>
  );
}
