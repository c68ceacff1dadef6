import { dateFormat } from '../../schema/language.ts';

const written = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats the date of a timestamp in Dubai, or a plain date. */
export const formatDate = (moment: string): string => written.format(new Date(moment));

/** A formatted date in a `time` element. */
export const FormattedDate = ({ date }: { date: string }) => <time dateTime={date}>{formatDate(date)}</time>;
