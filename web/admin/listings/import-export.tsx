import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ListingKind } from '../../../schema/documents/admin/graphql.ts';
import { usePlace } from '../editor/place.ts';
import { exportCsv } from '../session/export.ts';
import { useFilter, wordsOf } from './filters/filter.ts';
import { Import } from './import.tsx';

interface Props {
  kind: ListingKind;
  /** What the file is called and what is in it, such as `villas for sale`. */
  name: string;
}

/** Takes listings in from a spreadsheet and gives out those that the list shows. */
export function ImportExport({ kind, name }: Props) {
  const [{ search }] = usePlace();
  const { filter } = useFilter();
  const [open, setOpen] = useState(false);

  const give = () => {
    const shown = wordsOf(filter);
    if (search) shown.append('search', search);
    return exportCsv(name.replaceAll(' ', '-'), shown, 'The list could not be exported.');
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
