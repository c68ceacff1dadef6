import { Button, CloseButton, Progress } from '@mantine/core';
import { useCallback, useReducer, useState, type SyntheticEvent } from 'react';
import type { Sending } from '../../desk/values.ts';
import { cannotBeShown, faultOfPicture, isSmall, type Measures } from '../../pictures/pictures.ts';

interface Props {
  files: readonly File[];
  sending: ReadonlyMap<File, Sending>;
  /** Takes a picture out again. */
  drop: (file: File) => void;
}

/** Why a chosen picture did not arrive, or is not going to. */
export const faultOfChosen = (file: File, state: Sending | undefined): string | null =>
  state?.failed ?? faultOfPicture(file);

/** The pictures chosen and not stored yet: each is seen, says how far it is, and why it did not arrive. */
export function Chosen({ files, sending, drop }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className="chosen">
      {files.map((file) => (
        <ChosenOne key={keyOf(file)} file={file} state={sending.get(file)} drop={() => drop(file)} />
      ))}
    </ul>
  );
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

/** Returns a key by which React tells one file from another, also after others were removed. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey;
  keys.set(file, key);
  return key;
}

function ChosenOne({ file, state, drop }: { file: File; state: Sending | undefined; drop: () => void }) {
  const preview = usePreview(file);
  const [measures, setMeasures] = useState<Measures | null>(null);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const wrong = faultOfPicture(file);
  const fault = faultOfChosen(file, state);
  const broken = () => {
    cannotBeShown(file);
    lookAgain();
  };
  const measure = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    setMeasures({ width: image.naturalWidth, height: image.naturalHeight });
  return (
    <li>
      {!wrong && <img ref={preview} className="thumb" alt="" onLoad={measure} onError={broken} />}
      <span className="chosen-name">{file.name}</span>
      <CloseButton aria-label={`Remove ${file.name}`} onClick={drop} />
      {state && !state.failed && (
        <Progress value={state.sent * 100} size="xs" aria-label={`Sending ${file.name}`} />
      )}
      {!fault && measures && isSmall(measures) && (
        <span className="chosen-note" role="status">
          Only {measures.width} × {measures.height} pixels: visitors see it blurred.
        </span>
      )}
      {fault && (
        <span className="chosen-fault" role="status">
          {fault}
        </span>
      )}
      {state?.failed && !wrong && (
        <Button type="submit" size="compact-sm" variant="default" aria-label={`Send ${file.name} again`}>
          Try again
        </Button>
      )}
    </li>
  );
}

/** Has an element show a file that is on this computer alone, as long as it stands. */
const usePreview = (file: File) =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
