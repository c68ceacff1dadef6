import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { RentalVillaRowFragment } from '../../../../schema/documents/admin/graphql.ts';
import { useForm } from '../../editor/form/form-context.tsx';
import type { Cell } from '../../editor/list/list-table.tsx';
import './facts.css';
import * as messages from './messages.ts';
import type { ListingTexts } from './parsed-texts.ts';

/** A listing with quality hints. */
export type ListingWithHints = Pick<RentalVillaRowFragment, 'hints'>;

/** The number of hints of a listing, for its row. */
export const hintCount = ({ hints }: ListingWithHints) =>
  hints?.length ? (
    <span className="hint-count" title={hints.map(({ sentence }) => sentence).join('\n')}>
      {messages.hints(hints.length)}
    </span>
  ) : null;

/** Quality hints of a stored listing above its form, such as what a portal would refuse. They never block saving. */
export function Hints() {
  const { hints } = (useForm().opened ?? {}) as Partial<ListingWithHints>;
  const [open, setOpen] = useState(false);
  if (!hints?.length) return null;
  return (
    <details className="hints" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{messages.hintsTitle(hints.length)}</summary>
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
  const label = messages.textToReview(unsettledTexts.map(({ field }) => field));
  return (
    <span className="marked-number" title={label}>
      {number}
      <VisuallyHidden>. {label}</VisuallyHidden>
    </span>
  );
};
