export { groupDigits } from '../../schema/numerals.ts';

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Dubai',
});

/** Formats the date of a timestamp in Dubai, or a plain date. */
export const formatDate = (moment: string): string => written.format(new Date(moment));

/** A formatted date in a `time` element. */
export const FormattedDate = ({ of }: { of: string }) => <time dateTime={of}>{formatDate(of)}</time>;
