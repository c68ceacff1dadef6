import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { apart, shortened, type Parted } from './apart.ts';

/** Most characters of two texts that stand side by side. */
const SIDE_BY_SIDE = 48;

interface Props {
  before: string | null;
  after: string | null;
  /** Whether there was no before, so that nothing of it is a change. */
  isNew: boolean;
}

/** A text as it was and as it became, with what is not alike in them marked; of a long one what matters, until all is wanted. */
export function ChangedWords({ before, after, isNew }: Props) {
  const [wanted, setWanted] = useState(false);
  const [was, is] = apart(before ?? '', after ?? '');
  const [shortWas, shortIs] = [shortened(was), shortened(is)];
  const isLong = shortWas !== was || shortIs !== is;
  const [shownWas, shownIs] = wanted ? [was, is] : [shortWas, shortIs];
  const isShort = `${before ?? ''}${after ?? ''}`.length <= SIDE_BY_SIDE;
  return (
    <>
      <div className="changed-words" data-short={isShort || undefined}>
        {isNew ? (
          <p dir="auto">{shownIs.mark}</p>
        ) : (
          <>
            <del>
              <VisuallyHidden>Before: </VisuallyHidden>
              <Text of={before === null ? null : shownWas} />
            </del>
            <ins>
              <VisuallyHidden>After: </VisuallyHidden>
              <Text of={after === null ? null : shownIs} />
            </ins>
          </>
        )}
      </div>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-sm"
          className="changed-words-whole"
          aria-expanded={wanted}
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? 'Show less' : 'Show whole text'}
        </Button>
      )}
    </>
  );
}

/** A text with its part that matters, in its own direction. */
function Text({ of }: { of: Parted | null }) {
  if (!of) return <span className="changed-words-none">empty</span>;
  return (
    <span dir="auto">
      {of.head}
      {of.mark && <mark>{of.mark}</mark>}
      {of.tail}
    </span>
  );
}
