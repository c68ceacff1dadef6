import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ListingKind } from '../../../schema/documents/admin/graphql.ts';
import { useReload } from '../editor/deeds/use-reload.ts';
import { usePlace } from '../editor/place.ts';
import { exportCsv } from '../session/export.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { onePress } from '../ui/one-press.ts';
import { say, sayFailure } from '../ui/toast.tsx';
import { useInSight } from '../ui/use-in-sight.ts';
import { useFilter, wordsOf } from './filters/filter.ts';
import { Import } from './import.tsx';
import { useImport } from './use-import.ts';

const BAD_LINES = 'Some lines of the file cannot be imported. Open the import to see which.';

interface Props {
  kind: ListingKind;
  /** What the file is called and what is in it, such as `villas for sale`. */
  name: string;
}

/** Imports listings from a spreadsheet, and exports those that the list shows. */
export function ImportExport({ kind, name }: Props) {
  const [{ search }] = usePlace();
  const { filter } = useFilter();
  const [open, setOpen] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const file = useImport(kind); // also while its dialog is closed, for an import that is in flight
  const isInSight = useInSight(open);
  const reload = useReload();

  const run = async () => {
    const { added, updated, message } = await file.run();
    if (added + updated === 0) {
      if (!isInSight.current) sayFailure(`Import ${name}`, message ?? BAD_LINES);
      return;
    }
    const parts = [added > 0 && `${added} added`, updated > 0 && `${updated} updated`];
    say(`${parts.filter(Boolean).join(', ')}.`);
    setOpen(false);
    await reload();
  };

  const exportList = async () => {
    const shown = wordsOf(filter);
    if (search) shown.append('search', search);
    setExporting(true);
    await exportCsv(name.replaceAll(' ', '-'), shown, 'The list could not be exported.');
    setExporting(false);
  };

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <BusyButton
        variant="default"
        busy={isExporting}
        onClick={(event) => onePress(event, () => void exportList())}
      >
        Export CSV
      </BusyButton>
      <Modal opened={open} onClose={() => setOpen(false)} title={`Import ${name}`} size="lg">
        <Import file={file} run={() => void run()} />
      </Modal>
    </>
  );
}
