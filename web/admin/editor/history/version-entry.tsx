import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { KeptPictureFragment } from '../../../../schema/documents/admin/graphql.ts';
import { actionLabels } from '../../messages.ts';
import type { FieldRule } from '../field.ts';
import { diffTexts, shorten, type SplitText } from './text-diff.ts';
import { type Change, isCreation, isOrderVersion, type Version } from './use-versions.ts';
import { altLabel } from '../pictures/messages.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { DateTime } from '../../ui/when.tsx';

interface ChangedPictureProps extends Pick<Change, 'before' | 'after' | 'pictureBefore' | 'pictureAfter'> {
  /** True if there is no earlier value. */
  isNew: boolean;
}

/** A picture before and after a change. A picture that only versions reference is loaded from a signed URL. */
function ChangedPicture({ before, after, pictureBefore, pictureAfter, isNew }: ChangedPictureProps) {
  return (
    <div className="changed-picture">
      {!isNew && <Kept file={before} picture={pictureBefore} which="Before" />}
      {!isNew && <span aria-hidden="true">→</span>}
      <Kept file={after} picture={pictureAfter} which={isNew ? 'Then' : 'After'} />
    </div>
  );
}

interface KeptProps {
  file: string | null;
  picture: KeptPictureFragment | null;
  which: 'Before' | 'After' | 'Then';
}

function Kept({ file, picture, which }: KeptProps) {
  if (!picture) {
    return file ? 'A picture that is not kept any more' : 'No picture';
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
const SIDE_BY_SIDE = 48;

interface ChangedWordsProps {
  before: string | null;
  after: string | null;
  /** True if there is no earlier text, so that nothing is marked. */
  isNew: boolean;
}

/** A text before and after a change with the differences marked; a long text is shortened until it is expanded. */
function ChangedText({ before, after, isNew }: ChangedWordsProps) {
  const [wanted, setWanted] = useState(false);
  const [was, is] = diffTexts(before ?? '', after ?? '');
  const [shortWas, shortIs] = [shorten(was), shorten(is)];
  const isLong = shortWas !== was || shortIs !== is;
  const [shownWas, shownIs] = wanted ? [was, is] : [shortWas, shortIs];
  const isShort = `${before ?? ''}${after ?? ''}`.length <= SIDE_BY_SIDE;
  return (
    <>
      <div className="changed-words" data-short={isShort || undefined}>
        {isNew ? (
          <p dir="auto">{shownIs.mark}</p>
        ) : (
          <>
            <del>
              <VisuallyHidden>Before: </VisuallyHidden>
              <Text of={before === null ? null : shownWas} />
            </del>
            <ins>
              <VisuallyHidden>After: </VisuallyHidden>
              <Text of={after === null ? null : shownIs} />
            </ins>
          </>
        )}
      </div>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-sm"
          className="changed-words-whole"
          aria-expanded={wanted}
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? 'Show less' : 'Show whole text'}
        </Button>
      )}
    </>
  );
}

/** A text with its changed part marked, in its own direction. */
function Text({ of }: { of: SplitText | null }) {
  if (!of) return <span className="changed-words-none">empty</span>;
  return (
    <span dir="auto">
      {of.head}
      {of.mark && <mark>{of.mark}</mark>}
      {of.tail}
    </span>
  );
}

/** Returns the label of a field from the form, or derives it from the field name. */
function fieldLabel(rules: ReadonlyMap<string, FieldRule>, field: string): string {
  const stem = field.replace(/Alt$/, '');
  if (rules.has(field)) return rules.get(field)!.label;
  return stem !== field && rules.get(stem)?.picture ? altLabel : readable(field);
}

/** Converts a field name to words, such as `readyBy` to `Ready by`. */
function readable(field: string): string {
  const words = field.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Rules = ReadonlyMap<string, FieldRule>;

interface Props {
  version: Version;
  /** Rules of the form's fields. */
  rules: Rules;
  /** True for the current version. */
  isNow: boolean;
  /** True while the record is being reverted. */
  busy: boolean;
  /** Reverts the record to this version; null if that is not possible now. */
  restore: (() => void) | null;
}

/** One version: the action, its author and time, and the changes by field. */
export function VersionEntry({ version, rules, isNow, busy, restore }: Props) {
  const { id, action, at, by, changes, restorable } = version;
  const deed = actionLabels[action];
  return (
    <li className="version" aria-labelledby={`version-${id}`}>
      <div className="version-head">
        <h3 id={`version-${id}`} tabIndex={-1}>
          {deed.charAt(0).toUpperCase() + deed.slice(1)} <DateTime at={at} />
        </h3>
        {by && <span className="version-by">by {by.email}</span>}
        {isNow && <span className="version-now">As it stands</span>}
      </div>
      {changes.length > 0 && (
        <dl>
          {changes.map((change) => (
            <div key={change.field}>
              <dt>
                {fieldLabel(rules, change.field)}
                {!change.known && <span> (not a field any more, and not put back)</span>}
              </dt>
              <dd>
                <Changed change={change} rules={rules} isNew={isCreation(version)} />
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
          aria-disabled={restore === null}
          busy={busy}
          onClick={() => restore?.()}
        >
          Restore this {isOrderVersion(version) ? 'order' : 'version'}
        </BusyButton>
      )}
    </li>
  );
}

interface ChangedProps {
  change: Change;
  rules: Rules;
  isNew: boolean;
}

function Changed({ change, rules, isNew }: ChangedProps) {
  const { field, holds, before, after } = change;
  const rule = rules.get(field);
  if (holds === 'PICTURE') return <ChangedPicture {...change} isNew={isNew} />;
  if (holds === 'ORDER') return `${after?.split(',').length ?? 0} in another order`;
  if (!rule?.formatStored) return <ChangedText before={before} after={after} isNew={isNew} />;
  return (
    <>
      {before !== null && <>{rule.formatStored(before)} → </>}
      {after === null ? 'none' : rule.formatStored(after)}
    </>
  );
}
