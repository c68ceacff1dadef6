import { DEEDS } from '../../deeds.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { When } from '../../ui/when.tsx';
import type { FieldRule } from '../field.ts';
import { ChangedPicture } from './changed-picture.tsx';
import { ChangedWords } from './changed-words.tsx';
import { labelOf } from './labels.ts';
import { isMaking, isOfOrder, type Change, type Version } from './version.ts';

type Rules = ReadonlyMap<string, FieldRule>;

interface Props {
  version: Version;
  /** Of the fields of the form. */
  rules: Rules;
  /** Whether the record stands as it says. */
  isNow: boolean;
  /** Whether it is being put back. */
  busy: boolean;
  /** Puts the record back to it; null where nothing can be put back now. */
  restore: (() => void) | null;
}

/** One thing that was done with a record: what, by whom, when, and what it changed, field by field. */
export function VersionEntry({ version, rules, isNow, busy, restore }: Props) {
  const { id, action, at, by, changes, restorable } = version;
  const deed = DEEDS[action];
  return (
    <li className="version" aria-labelledby={`version-${id}`}>
      <div className="version-head">
        <h3 id={`version-${id}`} tabIndex={-1}>
          {deed.charAt(0).toUpperCase() + deed.slice(1)} <When at={at} />
        </h3>
        {by && <span className="version-by">by {by.email}</span>}
        {isNow && <span className="version-now">As it stands</span>}
      </div>
      {changes.length > 0 && (
        <dl>
          {changes.map((change) => (
            <div key={change.field}>
              <dt>
                {labelOf(rules, change.field)}
                {!change.known && <span> (not a field any more, and not put back)</span>}
              </dt>
              <dd>
                <Changed change={change} rules={rules} isNew={isMaking(version)} />
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
          Restore this {isOfOrder(version) ? 'order' : 'version'}
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
  if (!rule?.told) return <ChangedWords before={before} after={after} isNew={isNew} />;
  return (
    <>
      {before !== null && <>{rule.told(before)} → </>}
      {after === null ? 'none' : rule.told(after)}
    </>
  );
}
