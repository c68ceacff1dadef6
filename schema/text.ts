/**
 * How every interface cleans a text before it validates or stores it: REST, GraphQL, CSV, saved searches, sign-in, search and the
 * forms in the browser. Free text keeps joiners and bidirectional marks, which have a meaning in Persian, Arabic and emoji;
 * identifiers lose them.
 */

/** Tabs, line breaks and separators among the control characters, which a blank replaces. */
const BREAKS = /[\t-\r\x1c-\x1f\x85\u2028\u2029]+/g;
/** The line breaks of every system and of Word and PDF, each of which is one line feed in a multi-line text. */
const LINE_BREAKS = /\r\n|[\r\v\f\x85\u2028\u2029]/g;
const SEPARATORS = /[\t\x1c-\x1f]/g;
/** Every other control character, and the byte order mark. */
const CONTROLS = /[^\P{Cc}\n]|\uFEFF/gu;
/** The bullets of the fonts Symbol and Wingdings, which Word and PDF copy as private characters. */
const FONT_BULLETS = /[\uF0A7\uF0B7]/g;
const NEEDS_CLEANING = /[\p{Cc}\uFEFF\u2028\u2029\uF0A7\uF0B7]/u;

/**
 * Cleans free text: removes control characters and byte order marks, replaces bullets of symbol fonts with `•` and trims both ends.
 * Each line break of a multi-line text becomes `\n`; in any other a blank replaces line breaks.
 */
export function cleanText(text: string, { multiline = false } = {}): string {
  if (!NEEDS_CLEANING.test(text)) return text.trim();
  const broken = multiline
    ? text.replace(LINE_BREAKS, '\n').replace(SEPARATORS, ' ')
    : text.replace(BREAKS, ' ');
  return broken.replace(CONTROLS, '').replace(FONT_BULLETS, '•').trim();
}

/** What programs write as a text for a missing value, such as `FormData` for null. */
const MISSING_VALUE = /^(?:null|undefined|NaN|\[object Object\])$/;

/** True if a cleaned text is what a program wrote for a missing value. The name `Null` is none. */
export const isMissingValue = (text: string): boolean => MISSING_VALUE.test(text);

/** Shown when a text is what a program wrote for a missing value. */
export const missingValueMessage = (label: string, text: string): string =>
  `${label} is “${text}”, which programs write for a missing value: send the text itself, or leave the field out.`;

/** Longest identifier that is cleaned, in UTF-16 units. A longer one is returned unchanged, for validation to refuse. */
const LONGEST_IDENTIFIER = 2_000;
const BLANKS = /[\t-\r\x1c-\x1f\x85\p{Z}]/gu;
/** The characters that NFKC is applied to: it would turn `2½` and `5²` into other numbers. */
const NO_FRACTIONS = /\P{No}+/gu;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const withPlainBlanks = (text: string, unseen: RegExp): string =>
  text.replace(BLANKS, ' ').replace(unseen, '').replace(/ {2,}/g, ' ').trim();

/**
 * Cleans an identifier, such as a CSV header, a number or the name of a place: applies NFKC (full-width and presentation forms
 * become plain letters and digits) to all but fractions and raised digits, turns every run of blanks into one blank, removes control and format characters and trims.
 */
export function cleanIdentifier(text: string): string {
  if (text.length > LONGEST_IDENTIFIER) return text;
  return withPlainBlanks(
    text.replace(NO_FRACTIONS, (plain) => plain.normalize('NFKC')),
    UNSEEN,
  );
}

/** Cleans an email address as an identifier and removes the `mailto:` of a copied link. */
export function cleanEmail(text: string): string {
  return cleanIdentifier(text).replace(/^mailto:\s*/i, '');
}

/** Full-width letters and digits, and the presentation forms of Arabic letters. */
const PRESENTATION_FORMS = /[\uFB50-\uFDFF\uFE70-\uFEFC\uFF01-\uFFEE]+/g;
const UNSEEN_BUT_JOINERS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * Cleans words that are searched for as text. Joiners stay, because the search index separates words at them; NFKC applies to
 * presentation forms alone, because the index holds signs such as `m²` as they were typed.
 */
export function cleanSearchWords(text: string): string {
  const plain = text.replace(PRESENTATION_FORMS, (forms) => forms.normalize('NFKC'));
  return withPlainBlanks(plain, UNSEEN_BUT_JOINERS);
}

/** Longest telephone number, in characters. */
export const PHONE_MAX_LENGTH = 30;

const PHONE_CHARACTERS = /^[\d+ ().-]*$/;
const PHONE_MIN_DIGITS = 6;

/** Cleans a telephone number as an identifier and removes the `tel:` of a copied link. */
export function cleanPhone(text: string): string {
  return cleanIdentifier(text).replace(/^tel:\s*/i, '');
}

/** Whether a cleaned text may be a telephone number: digits, `+`, blanks, brackets, hyphens and dots, with at least 6 digits. */
export function isVisitorPhone(text: string): boolean {
  return PHONE_CHARACTERS.test(text) && text.replace(/\D/g, '').length >= PHONE_MIN_DIGITS;
}
