const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Dubai',
});

/** The day of a moment, as it is called in Dubai. */
export const Day = ({ of }: { of: string }) => <time dateTime={of}>{written.format(new Date(of))}</time>;
