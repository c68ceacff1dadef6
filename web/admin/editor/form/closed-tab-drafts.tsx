import { Button } from '@mantine/core';
import { offerUndo } from '../../ui/toast.tsx';
import { When } from '../../ui/when.tsx';
import type { OpenForm } from '../desk/open-form.ts';
import { openDraft } from '../desk/use-open-form.ts';
import { deleteDraft, draftTitle } from '../drafts/drafts.ts';
import { useDrafts } from '../drafts/use-drafts.ts';

interface Props {
  form: OpenForm;
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
                <bdi>{title}</bdi>, <When at={new Date(draft.at).toISOString()} />
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
