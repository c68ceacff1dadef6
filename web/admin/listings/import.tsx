import { FileButton, Group, Radio } from '@mantine/core';
import { useRef } from 'react';
import { BusyButton } from '../ui/busy-button.tsx';
import { FirstLines, Judged } from './judged.tsx';
import type { Encoding, Reading } from './letters.ts';
import type { ListingFile } from './use-file.ts';
import './import.css';

interface Props {
  file: ListingFile;
  /** Takes it in. */
  add: () => void;
}

/** Takes in a file of listings: read and tried first, so that each bad line and each bad letter is known before anything is stored. */
export function Import({ file, add }: Props) {
  const { chosen, loading, taking, choose, readAs } = file;
  const { lines = null, refusal = null, readings = [], encoding = null } = chosen ?? {};
  const forget = useRef<() => void>(null);
  const bad = lines?.filter(({ message }) => message !== null) ?? [];

  const pick = (picked: File | null) => {
    forget.current?.(); // a browser says nothing of the same file chosen again
    if (picked) void choose(picked);
  };

  return (
    <div className="import">
      <p>
        The first line names the columns: title, location, price or rent, and bedrooms, bathrooms and size
        where you have them. Facts may stand beside these texts or in their place, in the columns that an
        export has; texts are read into facts. Nothing is stored before you have seen what is in the file.
      </p>
      <FileButton accept=".csv,text/csv" resetRef={forget} onChange={pick}>
        {(props) => (
          <BusyButton variant="default" {...props} busy={loading}>
            Choose a CSV file
          </BusyButton>
        )}
      </FileButton>
      {readings.length > 0 && (
        <Readings readings={readings} encoding={encoding} held={taking} choose={(way) => void readAs(way)} />
      )}
      {refusal && (
        <p className="import-refusal" role="alert">
          {refusal}
        </p>
      )}
      {lines && <FirstLines lines={lines} />}
      {lines && <Judged lines={lines} bad={bad} />}
      {lines && lines.length > 0 && bad.length === 0 && (
        <Group justify="flex-end">
          <BusyButton busy={loading} onClick={add}>
            Add {lines.length}
          </BusyButton>
        </Group>
      )}
    </div>
  );
}

interface ReadingsProps {
  readings: readonly Reading[];
  encoding: Encoding | null;
  /** Whether it is too late to ask. */
  held: boolean;
  choose: (encoding: Encoding) => void;
}

/** Asks how the letters of a file are written that does not say so itself. */
function Readings({ readings, encoding, held, choose }: ReadingsProps) {
  return (
    <Radio.Group
      label="This file does not say how its letters are written. Which of these reads well?"
      value={encoding ?? ''}
      disabled={held}
      onChange={(way) => choose(way as Encoding)}
    >
      {readings.map(({ encoding: way, label, sample }) => (
        <Radio
          key={way}
          mt="xs"
          value={way}
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
