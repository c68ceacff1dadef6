import { TextInput } from '@mantine/core';
import type { FieldRule } from '../field.ts';
import { inputOf, MAX_LINE, textRule, type Named } from './text.tsx';

/** Formats a date, such as `2027-01-31`, as 31 Jan 2027. */
const formatDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The rule of a date field with values such as `2027-01-31`. */
export const dateRule = <Name extends string>(field: Named<Name>): FieldRule<string> => ({
  ...textRule(field, {
    max: MAX_LINE,
    control: (props) => <TextInput {...inputOf(props)} type="date" />,
  }),
  format: (day) => (day === '' ? '' : formatDate(day)),
  formatStored: formatDate,
});
