import { Button } from '@mantine/core';
import type { Draft } from '../drafts/drafts.ts';

interface Props {
  draft: Draft;
  /** Whether pictures were chosen that are not there any more. */
  lostPictures: boolean;
  /** What the button says that saves it. */
  button: string;
  discard: () => void;
}

/** Says that what stands in the form was typed before, what is missing of it, and whether it may be stored already. */
export function Restored({ draft: { at, presses }, lostPictures, button, discard }: Props) {
  const when = new Date(at).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  });
  const sent = Object.keys(presses).length > 0;
  return (
    <p className="editor-form-restored" role="status">
      What you typed on {when} was not saved; here it is again.{' '}
      {sent && `It may have arrived before the page was left: “${button}” stores it once in any case. `}
      {lostPictures && 'Its picture has to be chosen again. '}
      <Button size="compact-sm" variant="default" onClick={discard}>
        Discard
      </Button>
    </p>
  );
}
