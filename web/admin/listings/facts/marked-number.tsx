import { VisuallyHidden } from '@mantine/core';
import type { Cell } from '../../editor/list/columns.tsx';
import type { Told } from './told.ts';
import './marked-number.css';

/** The number of a listing in its list, marked where a text of it waits for a person. */
export const markedNumber: Cell<Pick<Told, 'unsettledTexts'>> = ({ unsettledTexts }, { number }) => {
  if (!unsettledTexts?.length) return number;
  const waiting = `For a person to look at: ${unsettledTexts.map(({ field }) => field).join(', ')}`;
  return (
    <span className="marked-number" title={waiting}>
      {number}
      <VisuallyHidden>. {waiting}</VisuallyHidden>
    </span>
  );
};
