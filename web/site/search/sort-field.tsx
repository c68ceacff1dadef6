import { nameOf, SORTS, wordIn, type Search } from '../../../schema/search.ts';

const SAID: Record<Search['sort'], string> = {
  NEWEST: 'Newest first',
  PRICE_LOW: 'Lowest price first',
  PRICE_HIGH: 'Highest price first',
  AREA_LARGE: 'Largest first',
  AREA_SMALL: 'Smallest first',
  VALUE: 'Lowest price by area',
};

interface Props {
  sort: Search['sort'];
  /** The id of the form that it belongs to, though it stands elsewhere. */
  form: string;
  onChange: (control: EventTarget) => void;
}

/** In which order what is found stands. */
export function SortField({ sort, form, onChange }: Props) {
  const value = (one: Search['sort']) => (one === SORTS[0] ? '' : wordIn(one));
  return (
    <div className="field sort-field">
      <select
        form={form}
        name={nameOf('sort')}
        aria-label="Order"
        defaultValue={value(sort)}
        onChange={({ target }) => onChange(target)}
      >
        {SORTS.map((one) => (
          <option key={one} value={value(one)}>
            {SAID[one]}
          </option>
        ))}
      </select>
      <button className="button button-quiet" type="submit" form={form}>
        Sort
      </button>
    </div>
  );
}
