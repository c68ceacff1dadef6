import { paramName, toSlug, type Search } from '../../../schema/search.ts';
import * as messages from './form-messages.tsx';
import './filters.css';

interface Option<Value> {
  value: Value;
  label: string;
  /** The full label for screen readers, without its visual context. */
  accessibleLabel?: string;
  /** Number of matching homes; undefined if unknown. */
  homes?: number | undefined;
}

interface ChoiceGroupProps<Value> {
  /** The name of the group. */
  legend: string;
  /** The filter that the group sets. */
  filter: keyof Search;
  /** Checkboxes for `several`; radio buttons with "Any" for `one`. */
  selection: 'several' | 'one';
  options: readonly Option<Value>[];
  selected: readonly Value[];
  /** True for radio buttons without "Any": the first is the default. */
  isRequired?: boolean;
}

/** A labelled group of options with their numbers of homes. */
export function ChoiceGroup<Value extends string | number>({ legend, ...rest }: ChoiceGroupProps<Value>) {
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <ChoiceList {...rest} />
    </fieldset>
  );
}

/** The options without the group, for a part of a larger group. */
export function ChoiceList<Value extends string | number>({
  filter,
  selection,
  options,
  selected,
  isRequired,
}: Omit<ChoiceGroupProps<Value>, 'legend'>) {
  const name = paramName(filter);
  const type = selection === 'one' ? 'radio' : 'checkbox';
  return (
    <div className="choices">
      {selection === 'one' && !isRequired && (
        <label className="choice">
          <input type="radio" name={name} value="" defaultChecked={selected.length === 0} />
          <span>{messages.any}</span>
        </label>
      )}
      {options.map(({ value, label, accessibleLabel, homes }, index) => (
        <label key={value} className="choice" data-none={homes === 0 || undefined}>
          <input
            type={type}
            name={name}
            value={isRequired && index === 0 ? '' : toSlug(value)}
            defaultChecked={selected.includes(value)}
          />
          <span aria-hidden={accessibleLabel !== undefined || undefined}>{label}</span>
          {accessibleLabel !== undefined && <span className="visually-hidden">{accessibleLabel}</span>}
          {homes !== undefined && (
            <span className="choice-homes">
              {homes}
              <span className="visually-hidden">{messages.homesNoun(homes)}</span>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
