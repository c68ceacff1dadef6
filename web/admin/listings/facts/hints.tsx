import { useState } from 'react';
import type { RentalVillaRowFragment } from '../../../../schema/documents/admin/graphql.ts';
import { useForm } from '../../editor/form/form.ts';
import './hints.css';

/** What would better a listing. */
export type Hinted = Pick<RentalVillaRowFragment, 'hints'>;

const counted = (hints: number): string => (hints === 1 ? '1 hint' : `${hints} hints`);

/** How many hints there are about a listing, in its list. */
export const hintCount = ({ hints }: Hinted) =>
  hints?.length ? (
    <span className="hint-count" title={hints.map(({ sentence }) => sentence).join('\n')}>
      {counted(hints.length)}
    </span>
  ) : null;

/** What a portal would refuse in a stored listing, or what sells badly: told over its form, and never in the way of saving. */
export function Hints() {
  const { hints } = (useForm().opened ?? {}) as Partial<Hinted>;
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
