import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ListingKind } from '../../../schema/documents/admin/graphql.ts';
import { useReload } from '../editor/deeds/use-reload.ts';
import { usePlace } from '../editor/place.ts';
import { exportCsv } from '../session/export.ts';
import { onePress } from '../ui/one-press.ts';
import { say, sayFailure } from '../ui/toast.tsx';
import { useInSight } from '../ui/use-in-sight.ts';
import { useFilter, wordsOf } from './filters/filter.ts';
import { Import } from './import.tsx';
import { useFile } from './use-file.ts';

const BAD_LINES = 'Some lines of the file cannot be taken. Open the import to see which.';

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
  const file = useFile(kind); // also while its dialog is closed: what is on its way has an end
  const isInSight = useInSight(open);
  const reload = useReload();

  const add = async () => {
    const { added, refusal } = await file.take();
    if (added === 0) {
      if (!isInSight.current) sayFailure(`Import ${name}`, refusal ?? BAD_LINES);
      return;
    }
    say(`${added} added.`);
    setOpen(false);
    await reload();
  };

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
      <Button variant="default" onClick={(event) => onePress(event, () => void give())}>
        Export CSV
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={`Import ${name}`} size="lg">
        <Import file={file} add={() => void add()} />
      </Modal>
    </>
  );
}
