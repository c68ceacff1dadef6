import type { ChoiceDocuments } from '../choosing/choices.ts';
import { RecordSelect } from '../choosing/record-select.tsx';
import type { List } from './use-list.ts';
import './chooser.css';

interface Props<Row> {
  list: List<Row>;
  /** What is chosen, such as `Villa`. */
  label: string;
  choices: ChoiceDocuments;
  /** Said when the choices could not be loaded. */
  failed: string;
  /** Whether it only narrows a list that shows the records of all. */
  filter?: boolean;
}

/** Chooses the record whose own records the screen shows; the choice stands in the address. */
export function Chooser<Row>({ list, label, choices, failed, filter = false }: Props<Row>) {
  const naming = filter
    ? {
        description: orderHint(list, label),
        'aria-label': `Only of one ${label.toLowerCase()}`,
        placeholder: `Of every ${label.toLowerCase()}`,
      }
    : { label, placeholder: `Select ${label.toLowerCase()}` };
  return (
    <RecordSelect
      className="chooser"
      {...naming}
      documents={choices}
      value={list.place.of}
      choose={list.showOf}
      failed={failed}
      clearable
    />
  );
}

/** How rows come to be put in order, where they cannot be now. */
function orderHint<Row>({ arranging, place }: List<Row>, label: string): string | undefined {
  if (arranging) return undefined;
  return place.of === null
    ? `Choose one ${label.toLowerCase()} to put them in order.`
    : 'Clear the search to put them in order.';
}
