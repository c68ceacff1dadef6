import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ListingKind } from '../../../schema/documents/admin/graphql.ts';
import { useRefetch } from '../editor/mutations/refetch.tsx';
import { useScreenParams } from '../editor/screen-params.ts';
import { exportCsv } from '../session/export.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { singleClick } from '../ui/double-click.ts';
import { notify, notifyError } from '../ui/notifications.tsx';
import { useIsVisible } from '../ui/use-in-sight.ts';
import { useFilter, filterParams } from './filters/filter.ts';
import { Import } from './import.tsx';
import * as messages from './messages.ts';
import { useImport } from './use-import.ts';

/** Names of the exported files and of their URLs (`/admin/export/<name>.csv`). */
const EXPORT_NAMES: Readonly<Record<ListingKind, string>> = {
  SALE_APARTMENT: 'apartments-for-sale',
  SALE_VILLA: 'villas-for-sale',
  RENTAL_APARTMENT: 'apartments-for-rent',
  RENTAL_VILLA: 'villas-for-rent',
};

interface Props {
  kind: ListingKind;
  /** Name of the listings, such as `villas for sale`. */
  name: string;
}

/** Buttons that import listings from a CSV file and export the listed ones. */
export function ImportExport({ kind, name }: Props) {
  const [{ search }] = useScreenParams();
  const { filter } = useFilter();
  const [open, setOpen] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const file = useImport(kind); // also while its dialog is closed, for an import that is in flight
  const isVisible = useIsVisible(open);
  const reload = useRefetch();

  const run = async () => {
    const { added, updated, message } = await file.run();
    if (added + updated === 0) {
      if (!isVisible.current) notifyError(messages.importTitle(name), message ?? messages.invalidFile);
      return;
    }
    notify(messages.imported(added, updated));
    setOpen(false);
    await reload();
  };

  const exportList = async () => {
    const params = filterParams(filter);
    if (search) params.append('search', search);
    setExporting(true);
    await exportCsv(EXPORT_NAMES[kind], params, messages.exportFailed);
    setExporting(false);
  };

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {messages.importCsv}
      </Button>
      <BusyButton
        variant="default"
        busy={isExporting}
        onClick={(event) => singleClick(event, () => void exportList())}
      >
        {messages.exportCsv}
      </BusyButton>
      <Modal opened={open} onClose={() => setOpen(false)} title={messages.importTitle(name)} size="lg">
        <Import file={file} run={() => void run()} />
      </Modal>
    </>
  );
}
