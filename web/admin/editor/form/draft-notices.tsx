import { Button } from '@mantine/core';
import { deleteDraft, type Draft, draftTitle } from '../drafts/drafts.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import type { FormStore } from './form-store.ts';
import { openDraft } from './use-form-store.ts';
import { offerUndo } from '../../ui/notifications.tsx';
import { DateTime } from '../../ui/when.tsx';

interface RestoredDraftNoticeProps {
  draft: Draft;
  /** True if chosen pictures could not be restored. */
  lostPictures: boolean;
  /** Label of the save button. */
  button: string;
  discard: () => void;
}

/** Explains that the form shows a restored draft, what is missing in it, and whether it may already be stored. */
export function RestoredDraftNotice({
  draft: { at, idempotencyKeys },
  lostPictures,
  button,
  discard,
}: RestoredDraftNoticeProps) {
  const when = new Date(at).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  });
  const sent = Object.keys(idempotencyKeys).length > 0;
  return (
    <p className="editor-form-restored" role="status">
      What you typed on {when} was not saved; here it is again.{' '}
      {sent && `It may have arrived before the page was left: “${button}” stores it once in any case. `}
      {lostPictures && 'Its picture has to be chosen again. '}
      <Button size="compact-sm" variant="default" onClick={discard}>
        Discard
      </Button>
    </p>
  );
}

interface Props {
  form: FormStore;
  /** What a record is called in a sentence. */
  one: string;
  /** Whether another draft can be opened now. */
  isReady: boolean;
}

/** Lists further drafts that closed tabs left in this form, newest first, to open or discard them. */
export function ClosedTabDrafts({ form, one, isReady }: Props) {
  const drafts = useDrafts().filter((draft) => draft.form === form.of.form && !draft.isOfThisTab);
  if (drafts.length === 0) return null;
  const discard = (key: string) => {
    const putBack = deleteDraft(key);
    offerUndo('The draft was discarded.', () => {
      putBack();
      return Promise.resolve();
    });
  };
  return (
    <section className="editor-form-drafts" aria-label="Other unsaved drafts">
      <p>Also not saved, from tabs that were closed:</p>
      <ul>
        {drafts.map(({ key, draft }) => {
          const title = draftTitle(draft) ?? `Untitled ${one}`;
          return (
            <li key={key}>
              <span>
                <bdi>{title}</bdi>, <DateTime at={new Date(draft.at).toISOString()} />
              </span>{' '}
              <Button
                size="compact-sm"
                variant="default"
                disabled={!isReady}
                aria-label={`Open the draft ${title}`}
                onClick={() => void openDraft(form, key)}
              >
                Open
              </Button>{' '}
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`Discard the draft ${title}`}
                onClick={() => discard(key)}
              >
                Discard
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
