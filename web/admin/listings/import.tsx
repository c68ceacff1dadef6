import { FileButton, Group, Radio } from '@mantine/core';
import { useRef } from 'react';
import type { KnownReferences } from '../../../schema/documents/admin/graphql.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import type { Encoding, EncodingOption } from './encodings.ts';
import { countActions, ImportPreview, summaryOf } from './import-preview.tsx';
import type { ListingImport } from './use-import.ts';
import './import.css';

interface Props {
  file: ListingImport;
  /** Imports the file. */
  run: () => void;
}

/** The import of a file of listings: the file is checked and shown before anything is stored. */
export function Import({ file, run }: Props) {
  const { current, loading, importing, choose, retry } = file;
  const { lines = null, message = null, encodings = [], encoding = null, known = 0 } = current ?? {};
  const resetInput = useRef<() => void>(null);
  const status = loading ? (importing ? 'Importing…' : 'Checking the file…') : lines ? summaryOf(lines) : '';

  const pick = (picked: File | null) => {
    resetInput.current?.(); // else a browser says nothing when the same file is chosen again
    if (picked) void choose(picked);
  };

  return (
    <div className="import">
      <p>
        Choose a CSV file. Its first line names the columns: title, location, price or rent, and bedrooms,
        bathrooms and size if you have them. The other columns of an export are welcome too; they carry their
        unit, such as builtUpAreaSqft. Nothing is stored before you have seen what visitors will read.
      </p>
      <FileButton accept=".csv,.tsv,.txt,text/csv" resetRef={resetInput} onChange={pick}>
        {(props) => (
          <BusyButton variant="default" {...props} busy={loading}>
            Choose a CSV file
          </BusyButton>
        )}
      </FileButton>
      {encodings.length > 0 && (
        <Encodings
          options={encodings}
          value={encoding}
          isDisabled={importing}
          choose={(chosen) => void file.setEncoding(chosen)}
        />
      )}
      <p role="status">{status}</p>
      {message && (
        <p className="import-refusal" role="alert">
          {message}
        </p>
      )}
      {current?.canRetry && !lines && (
        <BusyButton variant="default" busy={loading} onClick={() => void retry()}>
          Try again
        </BusyButton>
      )}
      {current && known > 0 && (
        <KnownReferencesChoice
          count={known}
          value={current.knownReferences}
          isDisabled={importing}
          choose={(chosen) => void file.setKnownReferences(chosen)}
        />
      )}
      {lines && <ImportPreview lines={lines} />}
      {lines && canImport(lines) && (
        <Group justify="flex-end">
          <BusyButton busy={loading} onClick={run}>
            {labelOf(lines)}
          </BusyButton>
        </Group>
      )}
    </div>
  );
}

type Lines = NonNullable<NonNullable<ListingImport['current']>['lines']>;

function canImport(lines: Lines): boolean {
  const { added, updated } = countActions(lines);
  return added + updated > 0 && lines.every(({ message }) => message === null);
}

function labelOf(lines: Lines): string {
  const { added, updated } = countActions(lines);
  const parts = [added > 0 && `add ${added}`, updated > 0 && `update ${updated}`]
    .filter(Boolean)
    .join(' and ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

interface EncodingsProps {
  options: readonly EncodingOption[];
  value: Encoding | null;
  isDisabled: boolean;
  choose: (encoding: Encoding) => void;
}

/** Asks for the encoding of a file that does not announce it. */
function Encodings({ options, value, isDisabled, choose }: EncodingsProps) {
  return (
    <Radio.Group
      label="This file does not say how its letters are stored. Which of these reads well?"
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(chosen) => choose(chosen as Encoding)}
    >
      {options.map(({ encoding, label, sample }) => (
        <Radio
          key={encoding}
          mt="xs"
          value={encoding}
          label={
            <>
              {label}: <bdi>{sample}</bdi>
            </>
          }
        />
      ))}
    </Radio.Group>
  );
}

const KNOWN: readonly { value: KnownReferences; label: string }[] = [
  { value: 'SKIP', label: 'Leave as listed' },
  { value: 'UPDATE', label: 'Update from the file' },
  { value: 'ADD', label: 'Add once more as new' },
];

interface KnownHomesProps {
  count: number;
  value: KnownReferences;
  isDisabled: boolean;
  choose: (chosen: KnownReferences) => void;
}

/** Asks what to do with homes that are listed already, by their reference. */
function KnownReferencesChoice({ count, value, isDisabled, choose }: KnownHomesProps) {
  const label =
    count === 1
      ? '1 home in this file is listed already. What should happen to it?'
      : `${count} homes in this file are listed already. What should happen to them?`;
  return (
    <Radio.Group label={label} value={value} disabled={isDisabled} onChange={(chosen) => choose(chosen)}>
      {KNOWN.map((option) => (
        <Radio key={option.value} mt="xs" {...option} />
      ))}
    </Radio.Group>
  );
}
