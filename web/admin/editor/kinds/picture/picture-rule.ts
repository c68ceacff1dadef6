import type { ThumbFragment } from '../../../../../schema/documents/admin/graphql.ts';
import { wordOf, type FieldRule } from '../../field.ts';
import { filesIn, isFiles } from '../../pictures/files.ts';
import { faultIn, faultOfPicture } from '../../pictures/pictures.ts';
import type { StoredRow } from '../../records.ts';

/** What stands in a field of pictures: the one that is stored, those chosen instead, or none. */
export type Pictured = ThumbFragment | readonly File[] | null;

export interface PictureRule {
  name: string;
  label: string;
  /** Whether a new record may not be made without one. */
  required?: boolean;
  /** The server's sentence when a required one is missing. */
  missing?: string;
  /** Whether several at once make several new records: then one that cannot be sent does not hold back the others. */
  several?: boolean;
}

/** The picture that a record has by a name. */
export function pictureOf(row: StoredRow | null, name: string): ThumbFragment | null {
  const picture = row && wordOf(row, name);
  return isPicture(picture) ? picture : null;
}

const isPicture = (value: unknown): value is ThumbFragment =>
  typeof value === 'object' && value !== null && 'url' in value;

const storedIn = (value: Pictured): ThumbFragment | null => (isPicture(value) ? value : null);

/** The rule of a field that holds pictures. */
export const pictureRule = (
  { name, label, required = false, missing = `${label} is required.`, several = false }: PictureRule,
  control: FieldRule<Pictured>['control'],
): FieldRule<Pictured> => ({
  name,
  label,
  initial: null,
  control,
  read: (row) => pictureOf(row, name),
  same: (one, other) => one === other || hasSameUrl(storedIn(one), storedIn(other)),
  shown(value) {
    if (value === null) return 'no picture';
    if (isFiles(value)) return value.map((file) => file.name).join(', ');
    return value.alt ?? 'a picture';
  },
  picture: storedIn,
  input: (value) => (value === null ? null : filesIn(value)[0]),
  becomes: (now, sent, before) =>
    sent === null ? storedIn(now) === null : storedIn(now)?.url !== storedIn(before)?.url,
  judge(value, { adding }) {
    const chosen = filesIn(value);
    if (required && adding && chosen.length === 0) return missing;
    const canSend = chosen.some((file) => faultOfPicture(file) === null);
    return several && adding && canSend ? null : faultIn(chosen);
  },
});

const hasSameUrl = (one: ThumbFragment | null, other: ThumbFragment | null): boolean =>
  one !== null && one.url === other?.url;
