const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Dubai',
});

/** The day of a moment, or of itself, as it is called in Dubai. */
export const formatDate = (moment: string): string => written.format(new Date(moment));

/** The same as programs read it too. */
export const FormattedDate = ({ of }: { of: string }) => <time dateTime={of}>{formatDate(of)}</time>;
