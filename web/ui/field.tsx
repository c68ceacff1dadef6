import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import './field.css';
import { isComposing } from './keyboard.ts';
import { restoreTypedText } from './typed-text.ts';

interface FieldProps {
  label: string;
  name: string;
  /** The error message. */
  error?: string;
  /** The hint. */
  hint?: string;
}

interface InputProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** True to show a long initial value on several lines. */
  wrapLongValue?: boolean;
}

type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** Characters that fit on one line of a phone. */
const LINE_LENGTH = 26;

/** A single-line input with label, hint and error. */
export function Field({ label, error, hint, wrapLongValue = false, ...rest }: InputProps) {
  const id = useId();
  const initialValue = typeof rest.defaultValue === 'string' ? rest.defaultValue : '';
  const [isLong] = useState(wrapLongValue && initialValue.length > LINE_LENGTH);
  const all = { id, ...describedBy(id, error, hint), ...rest };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <TextArea
          className="field-line"
          rows={2}
          onKeyDown={submitOnEnter}
          {...(all as ComponentProps<'textarea'>)}
        />
      ) : (
        <input {...all} />
      )}
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}

/** A multi-line input that grows with its content where the browser supports it. */
export function LongField({ label, error, hint, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <TextArea id={id} rows={6} {...describedBy(id, error, hint)} {...rest} />
      <FieldMessages id={id} error={error} hint={hint} />
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
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function describedBy(id: string, error?: string, hint?: string) {
  const by = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': by || undefined };
}

function FieldMessages({ id, error, hint }: { id: string; error?: string; hint?: string }) {
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
