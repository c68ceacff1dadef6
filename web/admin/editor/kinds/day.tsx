import { TextInput } from '@mantine/core';
import type { FieldRule } from '../field.ts';
import { inputOf } from './text-fields.tsx';
import { LINE, textRule, type Named } from './text-rule.ts';

/** A day as people say it, such as 31 Jan 2027, for `2027-01-31`. */
const said = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The rule of a field that holds a day of the calendar, as `2027-01-31`. */
export const dayRule = <Name extends string>(field: Named<Name>): FieldRule<string> => ({
  ...textRule(field, {
    max: LINE,
    control: (props) => <TextInput {...inputOf(props)} type="date" />,
  }),
  shown: (day) => (day === '' ? '' : said(day)),
  told: said,
});
