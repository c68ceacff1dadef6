import { useId, useState, type ChangeEvent, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { nameOf, rangeEndIn, unreadIn, type RangeEnd, type Search } from '../../../schema/search.ts';
import { Field } from '../../ui/field.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import { afterRelease } from '../../ui/after-release.ts';
import './range-group.css';

interface Props {
  /** What it is a range of, with its unit. */
  legend: string;
  /** What is said where something else is typed. */
  otherwise: string;
  search: Search;
  from: RangeEnd;
  to: RangeEnd;
}

/** From so much to so much; either may be left open. What is no number narrows nothing and stays, with why. */
export function RangeGroup({ legend, otherwise, search, from, to }: Props) {
  const id = useId();
  const { search: query } = useLocation();
  /** As one came: whatever else is chosen, it stays. */
  const [unread] = useState(() => new Map(unreadIn(new URLSearchParams(query))));
  const [wrong, setWrong] = useState<readonly RangeEnd[]>([from, to].filter((part) => unread.has(part)));
  const judge = (part: RangeEnd, typed: string) =>
    setWrong((before) => [
      ...before.filter((one) => one !== part),
      ...(saysOtherwise(part, typed) ? [part] : []),
    ]);
  const end = (label: string, part: RangeEnd) => (
    <Field
      label={label}
      name={nameOf(part)}
      inputMode="numeric"
      type="text"
      placeholder="Any"
      maxLength={20}
      defaultValue={search[part] === null ? (unread.get(part) ?? '') : groupDigits(search[part])}
      {...(wrong.includes(part) && { 'aria-invalid': true, 'aria-describedby': id })}
      // Who is just typing is not told that it is nothing yet.
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        if (wrong.includes(part)) judge(part, target.value);
      }}
      onBlur={({ target }: FocusEvent<HTMLInputElement>) => afterRelease(() => judge(part, target.value))}
    />
  );
  return (
    <fieldset className="choice-group range-group">
      <legend>{legend}</legend>
      <div className="range">
        {end('From', from)}
        {end('To', to)}
      </div>
      <div role="status">
        {wrong.length > 0 && (
          <p id={id} className="field-error">
            {otherwise}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** Whether something stands in an end of a range that is no number. */
const saysOtherwise = (part: RangeEnd, typed: string): boolean =>
  typed.trim() !== '' && rangeEndIn(part, typed) === null;
