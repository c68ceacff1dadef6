import { Button, Textarea, TextInput } from '@mantine/core';
import type { SitePageRowFragment } from '../../../../schema/documents/admin/graphql.ts';
import type { ControlProps, FieldRule } from '../../editor/field.ts';
import { Field, useForm } from '../../editor/form/form-context.tsx';
import { inputOf, MAX_LINE, MAX_TEXT, textRule } from '../../editor/kinds/text.tsx';
import { notify } from '../../ui/notifications.tsx';
import * as messages from './messages.ts';

/** Maximum length of an introduction or a description on the server, in characters. */
const MAX_SENTENCES = 500;

type TextName = keyof Omit<SitePageRowFragment['defaults'], '__typename'>;

interface Props {
  name: TextName;
  label: string;
  hint?: string;
  required?: boolean;
  max?: number;
  /** Number of lines; 1 for an input of one line. */
  lines?: number;
}

/** A text of a page: the default one until it is changed, and the server stores only texts that differ from it. */
function PageText({ name, label, hint, required = false, max = MAX_LINE, lines = 1 }: Props) {
  const opened = useForm().opened as SitePageRowFragment | null;
  const byDefault = opened?.defaults[name] ?? '';
  const control = (props: ControlProps<string>) =>
    lines === 1 ? (
      <TextInput {...inputOf(props)} required={required} description={hint} />
    ) : (
      <Textarea
        {...inputOf(props)}
        required={required}
        description={hint}
        autosize
        minRows={lines}
        maxRows={30}
      />
    );
  const rule = textRule({ name, label, required }, { max, control });
  const field: FieldRule<string> = {
    ...rule,
    read: (row) => (row as SitePageRowFragment)[name] ?? (row as SitePageRowFragment).defaults[name],
    input: (text) => (text === byDefault ? null : (rule.input(text) ?? '')),
  };
  return <Field field={field} />;
}

/** Fills the form with the default texts. */
function RestoreDefaults() {
  const { opened, rules, type } = useForm();
  const restore = () => {
    const { defaults } = opened as SitePageRowFragment;
    for (const rule of rules.values()) type(rule, () => defaults[rule.name as TextName]);
    notify(messages.defaultsRestored);
  };
  return (
    <Button variant="default" className="page-defaults" onClick={restore}>
      {messages.restoreDefaults}
    </Button>
  );
}

/** The texts of a page. The page about the team has neither figures nor a call. */
export function PageFields() {
  const opened = useForm().opened as SitePageRowFragment | null;
  const isGuide = opened?.key !== 'ABOUT';
  return (
    <>
      <PageText name="lead" label={messages.lead} required max={MAX_SENTENCES} lines={2} />
      {isGuide && (
        <PageText
          name="figures"
          label={messages.figures}
          hint={messages.figuresHint}
          max={MAX_TEXT}
          lines={3}
        />
      )}
      <PageText
        name="text"
        label={messages.text}
        hint={messages.textHint}
        required
        max={MAX_TEXT}
        lines={12}
      />
      {isGuide && (
        <>
          <PageText name="callTitle" label={messages.callTitle} />
          <PageText name="callText" label={messages.callText} max={MAX_SENTENCES} lines={2} />
          <PageText name="callLabel" label={messages.callLabel} />
        </>
      )}
      <PageText name="description" label={messages.description} required max={MAX_SENTENCES} lines={2} />
      <p className="page-placeholders">{messages.placeholders}</p>
      <RestoreDefaults />
    </>
  );
}
