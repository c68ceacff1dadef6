import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { KeptPictureFragment } from '../../../../schema/documents/admin/graphql.ts';
import type { Fields } from '../collection.ts';
import * as messages from './messages.tsx';
import { type Change, isCreation, isOrderVersion, type Version } from './use-versions.ts';
import { publicationChange } from '../publication.tsx';
import { altLabel } from '../pictures/messages.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { DateTime } from '../../ui/date-time.tsx';

interface ChangedPictureProps extends Pick<Change, 'before' | 'after' | 'pictureBefore' | 'pictureAfter'> {
  /** True if there is no earlier value. */
  isNew: boolean;
}

/** A picture before and after a change. A picture that only versions reference is loaded from a signed URL. */
function ChangedPicture({ before, after, pictureBefore, pictureAfter, isNew }: ChangedPictureProps) {
  return (
    <div className="changed-picture">
      {!isNew && <VersionPicture file={before} picture={pictureBefore} which={messages.before} />}
      {!isNew && <span aria-hidden="true">→</span>}
      <VersionPicture
        file={after}
        picture={pictureAfter}
        which={isNew ? messages.pictureThen : messages.after}
      />
    </div>
  );
}

interface VersionPictureProps {
  file: string | null;
  picture: KeptPictureFragment | null;
  /** The alternative text. */
  which: string;
}

function VersionPicture({ file, picture, which }: VersionPictureProps) {
  if (!picture) {
    return file ? messages.pictureNotStored : messages.noPicture;
  }
  const { url, width, height, placeholder } = picture;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        src={url}
        width={width}
        height={height}
        alt={which}
        loading="lazy"
        style={{ backgroundImage: `url("${placeholder}")` }}
      />
    </a>
  );
}

/** Maximum length of two texts that are shown side by side. */
const MAX_SIDE_BY_SIDE = 48;

interface ChangedTextProps {
  before: string | null;
  after: string | null;
  /** True if there is no earlier text, so that nothing is marked. */
  isNew: boolean;
}

/** A text before and after a change with the differences marked; a long text is shortened until it is expanded. */
function ChangedText({ before, after, isNew }: ChangedTextProps) {
  const [isExpanded, setExpanded] = useState(false);
  const [was, is] = diffTexts(before ?? '', after ?? '');
  const [shortWas, shortIs] = [shorten(was), shorten(is)];
  const isLong = shortWas !== was || shortIs !== is;
  const [shownWas, shownIs] = isExpanded ? [was, is] : [shortWas, shortIs];
  const isShort = `${before ?? ''}${after ?? ''}`.length <= MAX_SIDE_BY_SIDE;
  return (
    <>
      <div className="changed-words" data-short={isShort || undefined}>
        {isNew ? (
          <p dir="auto">{shownIs.mark}</p>
        ) : (
          <>
            <del>
              <VisuallyHidden>{messages.beforeText}</VisuallyHidden>
              <Text text={before === null ? null : shownWas} />
            </del>
            <ins>
              <VisuallyHidden>{messages.afterText}</VisuallyHidden>
              <Text text={after === null ? null : shownIs} />
            </ins>
          </>
        )}
      </div>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-sm"
          className="changed-words-whole"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? messages.showLess : messages.showWholeText}
        </Button>
      )}
    </>
  );
}

/** A text with its changed part marked, in its own direction. */
function Text({ text }: { text: SplitText | null }) {
  if (!text) return <span className="changed-words-none">{messages.emptyText}</span>;
  return (
    <span dir="auto">
      {text.head}
      {text.mark && <mark>{text.mark}</mark>}
      {text.tail}
    </span>
  );
}

/** Returns the label of a field, or derives it from the field name. */
function fieldLabel(fields: Fields, field: string): string {
  const stem = field.replace(/Alt$/, '');
  if (fields[field]) return fields[field].label();
  return stem !== field && fields[stem]?.picture ? altLabel : readable(field);
}

/** Converts a field name to words, such as `readyBy` to `Ready by`. */
function readable(field: string): string {
  const words = field.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Props {
  version: Version;
  fields: Fields;
  isNow: boolean;
  /** True while the record is being reverted. */
  busy: boolean;
  /** Reverts the record to this version; null if that is not possible now. */
  revert: (() => void) | null;
}

/** What a version did, such as `Changed`, `Published` or `Added and published`. */
function describeVersion(version: Version): string {
  const label = messages.versionLabels[version.action];
  if (isCreation(version)) return publicationChange(version.changes, label) ?? label;
  return (version.action === 'CHANGED' && publicationChange(version.changes, null)) || label;
}

/** One version: the action, its author and time, and the changes by field. */
export function VersionEntry({ version, fields, isNow, busy, revert }: Props) {
  const { id, at, by, changes, restorable } = version;
  return (
    <li className="version" aria-labelledby={`version-${id}`}>
      <div className="version-head">
        <h3 id={`version-${id}`} tabIndex={-1}>
          {describeVersion(version)} <DateTime at={at} />
        </h3>
        {by && <span className="version-by">{messages.by(by.email)}</span>}
        {isNow && <span className="version-now">{messages.currentVersion}</span>}
      </div>
      {changes.length > 0 && (
        <dl>
          {changes.map((change) => (
            <div key={change.field}>
              <dt>
                {fieldLabel(fields, change.field)}
                {!change.known && <span> {messages.fieldRemoved}</span>}
              </dt>
              <dd>
                <Changed change={change} fields={fields} isNew={isCreation(version)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {restorable && !isNow && (
        <BusyButton
          variant="default"
          size="compact-sm"
          aria-describedby={`version-${id}`}
          aria-disabled={revert === null}
          busy={busy}
          onClick={() => revert?.()}
        >
          {isOrderVersion(version) ? messages.revertToOrder : messages.revertToVersion}
        </BusyButton>
      )}
    </li>
  );
}

interface ChangedProps {
  change: Change;
  fields: Fields;
  isNew: boolean;
}

function Changed({ change, fields, isNew }: ChangedProps) {
  const { field, fieldType, before, after } = change;
  const definition = fields[field];
  if (fieldType === 'PICTURE') return <ChangedPicture {...change} isNew={isNew} />;
  if (fieldType === 'ORDER') return messages.reordered(after?.split(',').length ?? 0);
  if (!definition?.formatStored) return <ChangedText before={before} after={after} isNew={isNew} />;
  return (
    <>
      {before !== null && <>{definition.formatStored(before)} → </>}
      {after === null ? messages.noValue : definition.formatStored(after)}
    </>
  );
}

/** A text split into the unchanged head, the changed part and the unchanged tail. */
interface SplitText {
  head: string;
  mark: string;
  tail: string;
}

/** Maximum characters shown of a text, of its changed part, and of the context around it. */
const MAX_LENGTH = 240;
const MAX_MARK_LENGTH = 160;
const CONTEXT_LENGTH = 60;

/** Compares two texts word by word and splits both around the changed part. */
export function diffTexts(before: string, after: string): [SplitText, SplitText] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const least = Math.min(a.length, b.length);
  let head = 0;
  while (head < least && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < least - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return [splitAt(a, head, tail), splitAt(b, head, tail)];
}

/** Shortens a long text to the changed part and its context. */
export function shorten(text: SplitText): SplitText {
  const [head, mark, tail] = [text.head, text.mark, text.tail].map((part) => Array.from(part)) as Characters;
  if (head.length + mark.length + tail.length <= MAX_LENGTH) return text;
  const isCut = mark.length > MAX_MARK_LENGTH;
  return {
    head: head.length > CONTEXT_LENGTH ? `…${endOf(head)}` : text.head,
    mark: isCut ? beginningOf(mark, MAX_MARK_LENGTH) : text.mark,
    tail: tail.length <= CONTEXT_LENGTH ? text.tail : isCut ? '' : beginningOf(tail, CONTEXT_LENGTH),
  };
}

/** The first and the last of these characters, cut at word boundaries where possible. */
const beginningOf = (text: readonly string[], most: number): string =>
  `${text
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
const endOf = (text: readonly string[]): string =>
  text
    .slice(-CONTEXT_LENGTH)
    .join('')
    .replace(/^\S*\s+/, '');

type Characters = [head: string[], mark: string[], tail: string[]];

const wordsOf = (text: string): string[] => text.split(/(\s+)/);

function splitAt(words: readonly string[], head: number, tail: number): SplitText {
  const end = words.length - tail;
  return {
    head: words.slice(0, head).join(''),
    mark: words.slice(head, end).join(''),
    tail: words.slice(end).join(''),
  };
}
