import { Button } from '@mantine/core';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { Icon } from '../../../ui/icon.tsx';
import { close } from '../../../ui/icons.ts';
import { inGroups } from '../../editor/kinds/number/number-in.ts';
import { onePress } from '../../ui/one-press.ts';
import { chosenIn } from './chosen.ts';
import { Controls } from './controls.tsx';
import { filterIn, useFilter } from './filter.ts';
import './filters.css';

interface Props {
  kind: ListingKind;
  /** How many are found; null while that is not known. */
  total: number | null;
  /** What stands beside the button. */
  children: ReactNode;
}

/** Keeps a list of listings to some of them: what it can be kept to, opened by a button, and what it is kept to, to be taken away. */
export function Filters({ kind, total, children }: Props) {
  const { filter, set } = useFilter();
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = chosenIn(filter);

  /** Leads to what is to be taken away next, or else to the button that opens the filter. */
  const next = (button: Element) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? [])];
    const others = buttons.filter((other) => other !== button);
    (others[buttons.indexOf(button as HTMLElement)] ?? others.at(-1) ?? opener.current)?.focus();
  };

  return (
    <>
      <Button
        ref={opener}
        variant="default"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {chosen.length > 0 ? `Filter (${chosen.length})` : 'Filter'}
      </Button>
      {children}
      {chosen.length > 0 && (
        <ul ref={list} className="filter-chosen" aria-label="The list is kept to">
          {chosen.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                className="filter-chip"
                aria-label={`Without ${label}`}
                onClick={(event) => {
                  if (event.detail > 1) return; // the second press of a double click means the one that has gone
                  next(event.currentTarget);
                  set(without);
                }}
              >
                {label}
                <Icon lines={close} />
              </button>
            </li>
          ))}
          <li>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={(event) =>
                onePress(event, () => {
                  opener.current?.focus();
                  set(() => filterIn(new URLSearchParams()));
                })
              }
            >
              Clear all
            </Button>
          </li>
          {total !== null && (
            <li className="filter-total">{total === 1 ? '1 found' : `${inGroups(total)} found`}</li>
          )}
        </ul>
      )}
      <div id={id} role="group" aria-label="Filter" className="filter" hidden={!open}>
        {open && <Controls kind={kind} filter={filter} set={set} />}
      </div>
    </>
  );
}
