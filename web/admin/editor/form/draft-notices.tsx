import { Button } from '@mantine/core';
import { deleteDraft, type Draft, draftTitle, useDrafts } from '../drafts/drafts.ts';
import type { FormStore } from './form-store.ts';
import * as messages from './messages.ts';
import { openDraft } from './use-form-store.ts';
import { offerUndo } from '../../ui/notifications.tsx';
import { DateTime } from '../../ui/user-text.tsx';

interface RestoredDraftNoticeProps {
  draft: Draft;
  /** File names of the chosen pictures that could not be restored. */
  lostPictures: readonly string[];
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
      {messages.draftRestored(when)} {sent && <>{messages.mayBeSaved(button)} </>}
      {lostPictures.length > 0 && <>{messages.choosePicturesAgain(lostPictures)} </>}
      <Button size="compact-sm" variant="default" onClick={discard}>
        {messages.discard}
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
  const drafts = useDrafts().filter((draft) => draft.form === form.key.form && !draft.isOfThisTab);
  if (drafts.length === 0) return null;
  const discard = (key: string) => {
    const restore = deleteDraft(key);
    offerUndo(messages.draftDiscarded, () => {
      restore();
      return Promise.resolve();
    });
  };
  return (
    <section className="editor-form-drafts" aria-label={messages.otherDrafts}>
      <p>{messages.draftsOfClosedTabs}</p>
      <ul>
        {drafts.map(({ key, draft }) => {
          const title = draftTitle(draft) ?? messages.untitled(one);
          return (
            <li key={key}>
              <span>
                <bdi>{title}</bdi>, <DateTime at={new Date(draft.at).toISOString()} />
              </span>{' '}
              <Button
                size="compact-sm"
                variant="default"
                disabled={!isReady}
                aria-label={messages.openDraft(title)}
                onClick={() => void openDraft(form, key)}
              >
                {messages.open}
              </Button>{' '}
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={messages.discardDraft(title)}
                onClick={() => discard(key)}
              >
                {messages.discard}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
