import { Button, Textarea, TextInput } from '@mantine/core';
import type { SitePageRowFragment } from '../../../../schema/documents/admin/graphql.ts';
import type { FieldDefinition, Message, StoredRow } from '../../editor/collection.ts';
import { inputProps, MAX_TEXT, text, type TextOptions } from '../../editor/fields/text.tsx';
import { EditorField, useEditorForm } from '../../editor/form/form-context.tsx';
import { useFormSelector } from '../../editor/form/record-form.ts';
import { notify } from '../../ui/notifications.tsx';
import * as messages from './messages.ts';

/** Maximum length of an introduction or a description on the server, in characters. */
const MAX_SENTENCES = 500;

type TextName = keyof Omit<SitePageRowFragment['defaults'], '__typename'>;

const defaultText = (record: StoredRow | null, name: string): string =>
  (record as SitePageRowFragment | null)?.defaults[name as TextName] ?? '';

interface PageTextOptions extends TextOptions {
  hint?: Message;
  /** Number of lines; 1 for an input of one line. */
  lines?: number;
}

/** A text of a page: the default one until it is changed, and the server stores only texts that differ from it. */
function pageText({ hint, lines = 1, ...options }: PageTextOptions): FieldDefinition<string, string> {
  const field = text(options);
  return {
    ...field,
    fromRecord: (record, name) =>
      (record as SitePageRowFragment)[name as TextName] ?? defaultText(record, name),
    toInput: (typed, record, name) =>
      typed === defaultText(record, name) ? null : (field.toInput(typed, record, name) ?? ''),
    Input: (props) =>
      lines === 1 ? (
        <TextInput {...inputProps(props)} description={hint?.()} />
      ) : (
        <Textarea {...inputProps(props)} description={hint?.()} autosize minRows={lines} maxRows={30} />
      ),
  };
}

export const pageFields = {
  lead: pageText({ label: () => messages.lead, required: true, max: MAX_SENTENCES, lines: 2 }),
  figures: pageText({
    label: () => messages.figures,
    hint: () => messages.figuresHint,
    max: MAX_TEXT,
    lines: 3,
  }),
  text: pageText({
    label: () => messages.text,
    hint: () => messages.textHint,
    required: true,
    max: MAX_TEXT,
    lines: 12,
  }),
  callTitle: pageText({ label: () => messages.callTitle }),
  callText: pageText({ label: () => messages.callText, max: MAX_SENTENCES, lines: 2 }),
  callLabel: pageText({ label: () => messages.callLabel }),
  description: pageText({ label: () => messages.description, required: true, max: MAX_SENTENCES, lines: 2 }),
};

/** The texts that the page about the team does not have. */
const OF_GUIDES = ['figures', 'callTitle', 'callText', 'callLabel'];

/** The inputs of the texts that a page has. */
export function PageInputs() {
  const form = useEditorForm();
  const record = useFormSelector(form, (state) => state.record) as SitePageRowFragment | null;
  const names = Object.keys(pageFields).filter(
    (name) => record?.key !== 'ABOUT' || !OF_GUIDES.includes(name),
  );
  const restoreDefaults = () => {
    for (const name of names) form.setValue(name, defaultText(record, name));
    notify(messages.defaultsRestored);
  };
  return (
    <>
      {names.map((name) => (
        <EditorField key={name} name={name} />
      ))}
      <p className="page-placeholders">{messages.placeholders}</p>
      <Button variant="default" className="page-defaults" onClick={restoreDefaults}>
        {messages.restoreDefaults}
      </Button>
    </>
  );
}
