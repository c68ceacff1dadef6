import { useState } from 'react';
import { PlaceSelect } from '../facts/place-select.tsx';
import { typedIn } from '../facts/typed-place.ts';
import type { SetFilter } from './filter.ts';

/** Adds a place to those in which listings are wanted. */
export function PlaceFilter({ several, set }: { several: boolean; set: SetFilter }) {
  const [value, setValue] = useState('');
  const change = (to: (now: string) => string) => {
    const next = to(value);
    if (next === '' || typedIn(next) !== null) {
      setValue(next);
      return;
    }
    setValue('');
    set(({ places }) => ({ places: [...places, next] }));
  };
  return (
    <PlaceSelect
      name="place-filter"
      label="Place"
      placeholder={several ? 'One more place' : 'Anywhere in Dubai'}
      value={value}
      fault={undefined}
      change={change}
    />
  );
}
