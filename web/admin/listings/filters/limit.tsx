import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { rangeEndIn, type RangeEnd } from '../../../../schema/search.ts';
import { inGroups } from '../../editor/kinds/number/number-in.ts';
import type { Filter, SetFilter } from './filter.ts';

/** How long typing rests before the list follows, in milliseconds. */
const REST = 400;

interface Props {
  label: string;
  part: RangeEnd;
  filter: Filter;
  set: SetFilter;
}

/** One end of a range, as people type it: `1.5m`, `900k`, `1,200`. What is no number narrows nothing and stays, with why. */
export function Limit({ label, part, filter, set }: Props) {
  const stands = filter[part];
  const [text, setText] = useState(shown(stands));
  const [isLeft, setLeft] = useState(true);
  const asked = useRef(stands);
  const ask = useDebouncedCallback((wanted: number | null) => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    set(() => ({ [part]: wanted }), { replace: true });
  }, REST);

  // Back and forward lead to other numbers; one's own typing is ahead of the address.
  useEffect(() => {
    if (stands === asked.current) return;
    asked.current = stands;
    setText(shown(stands));
  }, [stands]);

  const meant = rangeEndIn(part, text);
  const isWrong = meant === null && text.trim() !== '';
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') ask.flush();
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder="Any"
      maxLength={20}
      value={text}
      error={isLeft && isWrong && `${label} must be a whole number from 1, such as 1,500.`}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        setLeft(false);
        ask(rangeEndIn(part, typed));
      }}
      onKeyDown={keys}
      onBlur={() => {
        ask.flush();
        setLeft(true);
        if (meant !== null) setText(shown(meant));
      }}
    />
  );
}

const shown = (value: number | null): string => (value === null ? '' : inGroups(value));
