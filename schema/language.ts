/** The language of every text: its code, the region that dates, lists and link previews follow, and its direction. */
export const LANGUAGE = { code: 'en', locale: 'en-GB', dir: 'ltr' } as const;

/** A text for each plural category of the language. */
type PluralForms = Readonly<Record<'one' | 'other', string>>;

const pluralRules = new Intl.PluralRules(LANGUAGE.code);

/** Returns the form for a count: `plural(3, { one: '1 home', other: '3 homes' })`. */
export const plural = (count: number, forms: PluralForms): string =>
  forms[pluralRules.select(count) as keyof PluralForms];

const numberFormat = new Intl.NumberFormat(LANGUAGE.code);

/** Formats a number with thousands separators: `1,500,000`. */
export const formatNumber = (value: number | bigint): string => numberFormat.format(value);

/** Formats a number shortly: `2.15M`. */
export const formatCompactNumber = (value: number): string =>
  new Intl.NumberFormat(LANGUAGE.code, { notation: 'compact', maximumSignificantDigits: 3 }).format(value);

/** Formats a list: `a, b and c`, as a disjunction `a, b or c`, as a unit `a, b, c`. */
export const formatList = (items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(LANGUAGE.locale, { type }).format(items);

/** Capitalizes the first letter of a text. */
export const capitalize = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(LANGUAGE.code) + text.slice(1);

/** Creates a format for dates and times in Dubai. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGE.locale, { timeZone: 'Asia/Dubai', ...options });
