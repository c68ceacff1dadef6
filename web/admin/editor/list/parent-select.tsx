import { type ChoiceDocuments, RecordSelect } from '../record-select/record-select.tsx';
import * as messages from './messages.ts';
import type { List } from './use-list.ts';
import './list.css';

interface Props<Row> {
  list: List<Row>;
  /** Label of the select, such as `Villa`. */
  label: string;
  placeholder: string;
  choices: ChoiceDocuments;
  /** Message if the choices could not be loaded. */
  failed: string;
  /** For a select that filters the list, whose label is hidden: says that rows of one parent can be sorted. */
  selectToReorder?: string;
}

/** A select for the parent of the rows; the selection is a parameter of the URL. */
export function ParentSelect<Row>({
  list,
  label,
  placeholder,
  choices,
  failed,
  selectToReorder,
}: Props<Row>) {
  const naming = selectToReorder
    ? { 'aria-label': label, description: orderHint(list, selectToReorder) }
    : { label };
  return (
    <RecordSelect
      className="parent-select"
      {...naming}
      placeholder={placeholder}
      documents={choices}
      value={list.params.parentId}
      onSelect={list.selectParent}
      failed={failed}
      clearable
    />
  );
}

/** Explains how to make the rows sortable. */
function orderHint<Row>({ sorting, params }: List<Row>, selectToReorder: string): string | undefined {
  if (sorting) return undefined;
  return params.parentId === null ? selectToReorder : messages.clearSearchToReorder;
}
