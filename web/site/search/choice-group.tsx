import { nameOf, wordIn, type Search } from '../../../schema/search.ts';
import './filters.css';

interface Option<Value> {
  value: Value;
  label: string;
  /** The same in full, for those who hear it without what stands around it. */
  spoken?: string;
  /** How many homes it finds; nothing where that is not counted. */
  homes?: number | undefined;
}

interface Props<Value> {
  /** What is chosen among. */
  legend: string;
  /** The part of the search that it says. */
  part: keyof Search;
  /** Of several any may be chosen; of one kind one, or that it does not matter. */
  of: 'several' | 'one';
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  /** Whether one of them is always chosen: the first one where nothing is. */
  isRequired?: boolean;
}

/** Things to choose, each with how many homes it finds, under their name. */
export function ChoiceGroup<Value extends string | number>({ legend, ...rest }: Props<Value>) {
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <Choices {...rest} />
    </fieldset>
  );
}

/** The things alone, for where they stand among others of the same name. */
export function Choices<Value extends string | number>({
  part,
  of,
  options,
  chosen,
  isRequired,
}: Omit<Props<Value>, 'legend'>) {
  const name = nameOf(part);
  const type = of === 'one' ? 'radio' : 'checkbox';
  return (
    <div className="choices">
      {of === 'one' && !isRequired && (
        <label className="choice">
          <input type="radio" name={name} value="" defaultChecked={chosen.length === 0} />
          <span>Any</span>
        </label>
      )}
      {options.map(({ value, label, spoken, homes }, index) => (
        <label key={value} className="choice" data-none={homes === 0 || undefined}>
          <input
            type={type}
            name={name}
            value={isRequired && index === 0 ? '' : wordIn(value)}
            defaultChecked={chosen.includes(value)}
          />
          <span aria-hidden={spoken !== undefined || undefined}>{label}</span>
          {spoken !== undefined && <span className="visually-hidden">{spoken}</span>}
          {homes !== undefined && (
            <span className="choice-homes">
              {homes}
              <span className="visually-hidden"> {homes === 1 ? 'home' : 'homes'}</span>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
