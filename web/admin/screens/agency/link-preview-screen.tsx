import { Title } from '@mantine/core';
import { type RecordForm, useFormSelector } from '../../editor/form/record-form.ts';
import { linkPreviews } from './agencies.ts';
import * as messages from './messages.ts';
import { SingleRecordScreen } from './single-record.tsx';

/** Size of the picture in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The picture of link previews, beside the current one. */
export function Component() {
  return (
    <SingleRecordScreen
      collection={linkPreviews}
      title={messages.linkPreviewTitle}
      hint={messages.linkPreviewHint}
      update={messages.updateLinkPreview}
      preview={(form) => <CurrentPicture form={form} />}
    />
  );
}

/** The picture as networks receive it: the one of the record, or the sign of the agency. */
function CurrentPicture({ form }: { form: RecordForm }) {
  const updatedAt = useFormSelector(form, ({ record }) => record?.updatedAt);
  if (updatedAt === undefined) return null;
  return (
    <section className="link-preview" aria-labelledby="link-preview">
      <Title order={2} id="link-preview">
        {messages.currentPicture}
      </Title>
      <img
        // The server ignores the query; the browser loads the picture again after each change.
        src={`/share.png?at=${encodeURIComponent(updatedAt)}`}
        alt={messages.currentPictureAlt}
        width={WIDTH}
        height={HEIGHT}
      />
    </section>
  );
}
