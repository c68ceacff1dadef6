import { useId } from 'react';
import { paramName } from '../../../schema/search.ts';
import { Icon } from '../../ui/icon.tsx';
import { search } from '../../ui/icons.ts';
import * as messages from './search-box-messages.ts';
import './search.css';

interface Props {
  /** The id of the form, if the input is outside of it. */
  form?: string;
  words?: string;
  onChange?: (control: EventTarget) => void;
}

/** An input for a search in free text, which the API interprets. */
export function SearchBox({ form, words = '', onChange }: Props) {
  const id = useId();
  return (
    <div className="field search-box">
      <label htmlFor={id}>{messages.label}</label>
      <div>
        <input
          id={id}
          form={form}
          name={paramName('words')}
          type="text"
          defaultValue={words}
          maxLength={200}
          placeholder={messages.example}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onChange?.(target)}
        />
        <button className="button" type="submit" form={form} aria-label={messages.search}>
          <Icon lines={search} />
        </button>
      </div>
    </div>
  );
}
