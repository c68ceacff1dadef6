import { type ChoiceDocuments, RecordSelect } from '../record-select/record-select.tsx';
import * as messages from './messages.ts';
import type { List } from './use-list.ts';
import './list.css';

interface Props<Row> {
  list: List<Row>;
  /** Label of the select, such as `Villa`. */
  label: string;
  choices: ChoiceDocuments;
  /** Message if the choices could not be loaded. */
  failed: string;
  /** True if the selection is optional and filters the list. */
  filter?: boolean;
}

/** A select for the parent of the rows; the selection is a parameter of the URL. */
export function ParentSelect<Row>({ list, label, choices, failed, filter = false }: Props<Row>) {
  const naming = filter
    ? {
        description: orderHint(list, label),
        'aria-label': messages.filterByParent(label),
        placeholder: messages.anyParent(label),
      }
    : { label, placeholder: messages.selectParent(label) };
  return (
    <RecordSelect
      className="parent-select"
      {...naming}
      documents={choices}
      value={list.params.of}
      onSelect={list.selectParent}
      failed={failed}
      clearable
    />
  );
}

/** Explains how to make the rows sortable. */
function orderHint<Row>({ sorting, params }: List<Row>, label: string): string | undefined {
  if (sorting) return undefined;
  return params.of === null ? messages.selectToReorder(label) : messages.clearSearchToReorder;
}
