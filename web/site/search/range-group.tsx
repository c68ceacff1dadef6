import { grouped } from '../../ui/grouped.ts';
import { nameOf, type Search } from '../../../schema/search.ts';
import { Field } from '../../ui/field.tsx';
import './range-group.css';

type Ranged = 'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo';

interface Props {
  /** What it is a range of, with its unit. */
  legend: string;
  search: Search;
  from: Ranged;
  to: Ranged;
}

/** From so much to so much; either may be left open. */
export function RangeGroup({ legend, search, from, to }: Props) {
  const end = (label: string, part: Ranged) => (
    <Field
      label={label}
      name={nameOf(part)}
      inputMode="numeric"
      type="text"
      placeholder="Any"
      maxLength={20}
      defaultValue={search[part] === null ? '' : grouped(search[part])}
    />
  );
  return (
    <fieldset className="choice-group range-group">
      <legend>{legend}</legend>
      <div className="range">
        {end('From', from)}
        {end('To', to)}
      </div>
    </fieldset>
  );
}
