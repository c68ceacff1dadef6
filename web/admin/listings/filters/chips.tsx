import type { Filter, SetFilter } from './filter.ts';
import '../../editor/kinds/some-of.css';

type Several = 'types' | 'bedrooms' | 'furnishing' | 'amenities' | 'marks';

export interface ChipsProps<Part extends Several> {
  legend: string;
  part: Part;
  /** What each value is called, in the order in which they are offered. */
  of: readonly (readonly [value: Filter[Part][number], label: string])[];
  filter: Filter;
  set: SetFilter;
}

/** Values side by side, of which any may be chosen. */
export function Chips<Part extends Several>({ legend, part, of, filter, set }: ChipsProps<Part>) {
  const choose = (value: Filter[Part][number], on: boolean) =>
    set((now) => {
      const others = (now[part] as readonly unknown[]).filter((other) => other !== value);
      return { [part]: on ? [...others, value] : others };
    });
  return (
    <fieldset className="some-of">
      <legend>{legend}</legend>
      {of.map(([value, label]) => (
        <label key={value} className="some-of-chip">
          <input
            type="checkbox"
            checked={(filter[part] as readonly unknown[]).includes(value)}
            onChange={(event) => choose(value, event.currentTarget.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
