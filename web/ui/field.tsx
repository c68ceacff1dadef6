import { useId, type ComponentProps } from 'react';
import './field.css';

interface Told {
  label: string;
  name: string;
  /** What is wrong with what was typed, in a sentence. */
  error?: string;
  /** What helps before anything is wrong. */
  hint?: string;
}

type LineProps = Told & ComponentProps<'input'>;
type LinesProps = Told & ComponentProps<'textarea'>;

/** One line to type, with its name above, its hint and what is wrong beneath. */
export function Field({ label, error, hint, ...rest }: LineProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...described(id, error, hint)} {...rest} />
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
      <textarea id={id} rows={6} {...described(id, error, hint)} {...rest} />
      <Beneath id={id} error={error} hint={hint} />
    </div>
  );
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
