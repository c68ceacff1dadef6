import { FileButton, Group, Radio } from '@mantine/core';
import { useRef } from 'react';
import type { KnownReferences } from '../../../schema/documents/admin/graphql.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import type { Encoding, EncodingOption } from './encodings.ts';
import { countActions, ImportPreview, summaryOf } from './import-preview.tsx';
import * as messages from './messages.ts';
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
  const counts = lines && countActions(lines);
  const resetInput = useRef<() => void>(null);
  const status = loading
    ? importing
      ? messages.importing
      : messages.checking
    : lines
      ? summaryOf(lines)
      : '';

  const pick = (picked: File | null) => {
    resetInput.current?.(); // otherwise the browser fires no event when the same file is chosen again
    if (picked) void choose(picked);
  };

  return (
    <div className="import">
      <p>{messages.importIntro}</p>
      <FileButton accept=".csv,.tsv,.txt,text/csv" resetRef={resetInput} onChange={pick}>
        {(props) => (
          <BusyButton variant="default" {...props} busy={loading}>
            {messages.chooseFile}
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
          {messages.tryAgain}
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
      {lines && counts && canImport(lines) && (
        <Group justify="flex-end">
          <BusyButton busy={loading} onClick={run}>
            {messages.runImport(counts.added, counts.updated)}
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

interface EncodingsProps {
  options: readonly EncodingOption[];
  value: Encoding | null;
  isDisabled: boolean;
  choose: (encoding: Encoding) => void;
}

/** A choice of the encoding of a file without a byte order mark. */
function Encodings({ options, value, isDisabled, choose }: EncodingsProps) {
  return (
    <Radio.Group
      label={messages.chooseEncoding}
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

const KNOWN_REFERENCES: readonly KnownReferences[] = ['SKIP', 'UPDATE', 'ADD'];

interface KnownReferencesProps {
  count: number;
  value: KnownReferences;
  isDisabled: boolean;
  choose: (chosen: KnownReferences) => void;
}

/** A choice for listings whose reference exists already: skip, update or add. */
function KnownReferencesChoice({ count, value, isDisabled, choose }: KnownReferencesProps) {
  return (
    <Radio.Group
      label={messages.knownListings(count)}
      value={value}
      disabled={isDisabled}
      onChange={(chosen) => choose(chosen)}
    >
      {KNOWN_REFERENCES.map((option) => (
        <Radio key={option} mt="xs" value={option} label={messages.knownReferences[option]} />
      ))}
    </Radio.Group>
  );
}
