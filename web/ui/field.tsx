import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import './field.css';
import { restoreTypedText } from './typed-text.ts';

interface Told {
  label: string;
  name: string;
  /** What is wrong with what was typed, in a sentence. */
  error?: string;
  /** What helps before anything is wrong. */
  hint?: string;
}

interface LineProps extends Told, Omit<ComponentProps<'input'>, keyof Told> {
  /** Whether all that it begins with is to be seen, on as many lines as that takes. */
  whole?: boolean;
}

type LinesProps = Told & ComponentProps<'textarea'>;

/** Characters that a phone shows on one line. */
const IN_SIGHT = 26;

/** One line to type, with its name above, its hint and what is wrong beneath. */
export function Field({ label, error, hint, whole = false, ...rest }: LineProps) {
  const id = useId();
  const begun = typeof rest.defaultValue === 'string' ? rest.defaultValue : '';
  const [isLong] = useState(whole && begun.length > IN_SIGHT);
  const all = { id, ...described(id, error, hint), ...rest };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <TextArea
          className="field-line"
          rows={2}
          onKeyDown={endWithEnter}
          {...(all as ComponentProps<'textarea'>)}
        />
      ) : (
        <input {...all} />
      )}
      <Beneath id={id} error={error} hint={hint} />
    </div>
  );
}

/** As many lines as it takes; it grows with them where the browser knows how. */
export function LongField({ label, error, hint, ...rest }: LinesProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <TextArea id={id} rows={6} {...described(id, error, hint)} {...rest} />
      <Beneath id={id} error={error} hint={hint} />
    </div>
  );
}

/** A text area that still has what was typed in it before hydration. */
function TextArea(props: ComponentProps<'textarea'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => restoreTypedText(field.current), []);
  return <textarea ref={field} {...props} />;
}

/** As in a field of one line, Enter sends the form. */
function endWithEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function described(id: string, error?: string, hint?: string) {
  const by = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': by || undefined };
}

function Beneath({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}error`}>
          {error}
        </p>
      )}
    </>
  );
}
