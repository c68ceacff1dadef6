import { useMutation } from '@apollo/client/react';
import { Button, FileButton, Group } from '@mantine/core';
import { useState } from 'react';
import {
  ImportListingsDocument,
  type ImportListingsMutation,
  type ListingKind,
} from '../../../schema/documents/admin/graphql.ts';
import { faultOf } from '../../data/fault.ts';
import { useReload } from '../editor/use-reload.ts';
import { say } from '../ui/toast.tsx';
import './import.css';

interface Props {
  kind: ListingKind;
  done: () => void;
}

type Lines = ImportListingsMutation['importListings']['lines'];

/** Takes in a file of listings: tried first, so that each bad line is known before anything is stored. */
export function Import({ kind, done }: Props) {
  const [run, { loading }] = useMutation(ImportListingsDocument);
  const [csv, setCsv] = useState('');
  const [lines, setLines] = useState<Lines | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reload = useReload();
  const bad = lines?.filter(({ message }) => message !== null) ?? [];

  const send = async (text: string, dryRun: boolean) => {
    setRefusal(null);
    try {
      const { data } = await run({ variables: { kind, csv: text, dryRun } });
      return data!.importListings;
    } catch (error) {
      setRefusal(faultOf(error).sentence ?? 'The server cannot be reached. Try again.');
      return null;
    }
  };
  const tryOut = async (file: File | null) => {
    if (!file) return;
    const text = await file.text();
    setCsv(text);
    setLines((await send(text, true))?.lines ?? null);
  };
  const take = async () => {
    const taken = await send(csv, false);
    if (!taken) return;
    setLines(taken.lines);
    if (taken.added === 0) return;
    say(`${taken.added} added.`);
    await reload();
    done();
  };

  return (
    <div className="import">
      <p>
        The first line names the columns: title, location, price or rent, and bedrooms, bathrooms and size
        where you have them. An export has the same. Nothing is stored before you have seen what is in the
        file.
      </p>
      <FileButton accept=".csv,text/csv" onChange={(file) => void tryOut(file)}>
        {(props) => (
          <Button variant="default" {...props} loading={loading}>
            Choose a CSV file
          </Button>
        )}
      </FileButton>
      {refusal && (
        <p className="import-refusal" role="alert">
          {refusal}
        </p>
      )}
      {lines && <Judged lines={lines} bad={bad} />}
      {lines && lines.length > 0 && bad.length === 0 && (
        <Group justify="flex-end">
          <Button loading={loading} onClick={() => void take()}>
            Add {lines.length}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** Which lines can be taken, and why the others cannot. */
function Judged({ lines, bad }: { lines: Lines; bad: Lines }) {
  if (bad.length === 0) return <p role="status">All {lines.length} lines are good.</p>;
  return (
    <>
      <p role="status">
        {bad.length} of {lines.length} lines cannot be taken. Mend them in the file and choose it again.
      </p>
      <ul className="import-bad">
        {bad.map(({ line, title, message }) => (
          <li key={line}>
            <strong>Line {line}</strong> {title} <span>{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
