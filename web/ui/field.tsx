import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import './field.css';
import { restoreTypedText } from './typed-text.ts';

interface Told {
  label: string;
  name: string;
  /** The error message. */
  error?: string;
  /** The hint. */
  hint?: string;
}

interface LineProps extends Told, Omit<ComponentProps<'input'>, keyof Told> {
  /** True to show a long initial value on several lines. */
  whole?: boolean;
}

type LinesProps = Told & ComponentProps<'textarea'>;

/** Characters that fit on one line of a phone. */
const IN_SIGHT = 26;

/** A single-line input with label, hint and error. */
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

/** A multi-line input that grows with its content where the browser supports it. */
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

/** A text area that keeps text typed before hydration. */
function TextArea(props: ComponentProps<'textarea'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => restoreTypedText(field.current), []);
  return <textarea ref={field} {...props} />;
}

/** Submits the form on Enter, as in a single-line input. */
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
