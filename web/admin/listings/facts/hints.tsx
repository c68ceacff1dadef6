import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { RentalVillaRowFragment } from '../../../../schema/documents/admin/graphql.ts';
import { useForm } from '../../editor/form/form-context.tsx';
import type { Cell } from '../../editor/list/list-table.tsx';
import './hints.css';
import './marked-number.css';
import type { ListingTexts } from './parsed-texts.ts';

/** A listing with quality hints. */
export type ListingWithHints = Pick<RentalVillaRowFragment, 'hints'>;

const counted = (hints: number): string => (hints === 1 ? '1 hint' : `${hints} hints`);

/** The number of hints of a listing, for its row. */
export const hintCount = ({ hints }: ListingWithHints) =>
  hints?.length ? (
    <span className="hint-count" title={hints.map(({ sentence }) => sentence).join('\n')}>
      {counted(hints.length)}
    </span>
  ) : null;

/** Quality hints of a stored listing above its form, such as what a portal would refuse. They never block saving. */
export function Hints() {
  const { hints } = (useForm().opened ?? {}) as Partial<ListingWithHints>;
  const [open, setOpen] = useState(false);
  if (!hints?.length) return null;
  return (
    <details className="hints" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{counted(hints.length)} for portals and buyers</summary>
      <ul>
        {hints.map(({ hint, sentence }) => (
          <li key={hint}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

/** The row number of a listing, marked if a text needs review. */
export const rowNumber: Cell<Pick<ListingTexts, 'unsettledTexts'>> = ({ unsettledTexts }, { number }) => {
  if (!unsettledTexts?.length) return number;
  const waiting = `Text to review: ${unsettledTexts.map(({ field }) => field).join(', ')}`;
  return (
    <span className="marked-number" title={waiting}>
      {number}
      <VisuallyHidden>. {waiting}</VisuallyHidden>
    </span>
  );
};
