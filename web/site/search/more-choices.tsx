import { useState, type ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { more as arrow } from '../../ui/icons.ts';
import { Choices, type ChoiceGroup } from './choice-group.tsx';
import './more-choices.css';

type Options = ComponentProps<typeof ChoiceGroup<string>>;

interface Props extends Omit<Options, 'of'> {
  /** What the rest is called. */
  more: string;
  /** How many are there to see; the rest is behind a line that opens. */
  seen: number;
}

/** Several of many things to choose: the first few to see, and the rest, which begins open where one of it is chosen. */
export function MoreChoices({ legend, more, seen, options, ...rest }: Props) {
  const hidden = options.slice(seen);
  // Only at first: what is taken away again must not close under the pointer.
  const [begunOpen] = useState(hidden.some(({ value }) => rest.chosen.includes(value)));
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <Choices of="several" options={options.slice(0, seen)} {...rest} />
      {hidden.length > 0 && (
        <details className="more-choices" open={begunOpen || undefined}>
          <summary>
            {more}
            <Icon lines={arrow} />
          </summary>
          <Choices of="several" options={hidden} {...rest} />
        </details>
      )}
    </fieldset>
  );
}
