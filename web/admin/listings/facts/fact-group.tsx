import { Fragment, useState } from 'react';
import { valueNow } from '../../editor/desk/values.ts';
import type { FieldRule } from '../../editor/field.ts';
import { useField, useForm, type Form } from '../../editor/form/form.ts';
import { Field } from '../../editor/form/form-field.tsx';
import type { Fact, Group } from './fact.ts';

/** Facts that are looked at together: told in a line, and typed into once that is opened or something in it is wrong. */
export function FactGroup({ group: { title, facts, foot } }: { group: Group }) {
  const form = useForm();
  const [open, setOpen] = useState(false);
  const [judged, setJudged] = useState(form.faults);
  if (judged !== form.faults) {
    setJudged(form.faults);
    if (facts.some(({ rule }) => form.faults[rule.name])) setOpen(true);
  }
  return (
    <details className="fact-group" open={open}>
      <summary
        onClick={(event) => {
          event.preventDefault(); // it opens with its fields in it
          setOpen(!open);
        }}
      >
        <span className="fact-group-title">{title}</span>
        {!open && <Brief facts={facts} form={form} />}
      </summary>
      {open ? (
        <div className="fact-group-fields">
          {facts.map(({ rule, wide }) => (
            <div key={rule.name} data-wide={wide}>
              <Field field={rule} />
            </div>
          ))}
          {foot && <div data-wide>{foot}</div>}
        </div>
      ) : (
        facts.map(({ rule }) => <Unseen key={rule.name} rule={rule} />)
      )}
    </details>
  );
}

/** A field that is part of its form and is not drawn: whoever types elsewhere need not wait for it. */
function Unseen({ rule }: { rule: FieldRule }) {
  useField(rule);
  return null;
}

/** What is said of facts, in a line. */
function Brief({ facts, form }: { facts: readonly Fact[]; form: Form }) {
  const told = facts.flatMap(({ rule, brief }) => {
    const value = valueNow(rule, form);
    const shown = rule.shown(value);
    const words = shown === '' ? null : brief ? brief(shown, value) : shown;
    return words === null ? [] : [{ name: rule.name, words }];
  });
  if (told.length === 0) return null;
  return (
    <span className="fact-group-brief">
      {told.map(({ name, words }, place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          {words}
        </Fragment>
      ))}
    </span>
  );
}
