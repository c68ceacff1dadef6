import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { EditedForm } from '../desk/edited-form.ts';
import { goingOnFrom, putOff } from '../desk/form-state.ts';
import { useThrowAway } from '../desk/use-cancel.ts';
import { useFormState, usePartOf } from '../desk/use-form-state.ts';
import { valueNow } from '../desk/values.ts';
import type { FieldRule, Typed } from '../field.ts';
import { Thumb } from '../pictures/thumb.tsx';
import type { StoredRow } from '../records.ts';

interface Props<Row extends StoredRow> {
  editor: EditedForm<Row>;
}

/** Shown when somebody else saved first: field by field what they wrote and what was typed here, to choose from. */
export function Conflict<Row extends StoredRow>({ editor }: Props<Row>) {
  const { form } = editor;
  const theirs = usePartOf(form, (now) => now.theirs) as Row | null;
  return (
    <Modal
      className="conflict"
      opened={theirs !== null}
      onClose={() => form.change(putOff(form.now()))}
      title="This was changed since you opened it."
      size="lg"
    >
      {theirs && <Choices key={theirs.updatedAt} editor={editor} theirs={theirs} />}
    </Modal>
  );
}

function Choices<Row extends StoredRow>({ editor, theirs }: Props<Row> & { theirs: Row }) {
  const { form, records, save } = editor;
  const now = useFormState(form);
  const typedRules = [...form.rules.values()].filter(({ name }) => name in now.typed);
  const [mine, setMine] = useState(() => new Set(typedRules.map(({ name }) => name)));
  const throwAway = useThrowAway();
  const { readTexts = {} } = records;
  // The server writes these anew from what was typed here, so their change does not stay.
  const isRewritten = (name: string) =>
    Object.entries(readTexts).some(([text, facts]) =>
      facts.includes(name) ? mine.has(text) : name === text && facts.some((fact) => mine.has(fact)),
    );
  const others = [...form.rules.values()].filter(
    (rule) =>
      !(rule.name in now.typed) && !isRewritten(rule.name) && now.opened && differs(rule, now.opened, theirs),
  );

  const choose = (name: string, whose: string) => {
    const next = new Set(mine);
    if (whose === 'mine') next.add(name);
    else next.delete(name);
    setMine(next);
  };
  const chosen: Typed = Object.fromEntries(Object.entries(now.typed).filter(([name]) => mine.has(name)));
  const settle = (kept: Typed) => {
    const next = goingOnFrom(form.now(), theirs, kept);
    if (Object.keys(kept).length === 0) {
      throwAway(form, { next, message: 'Theirs was kept, and what you typed was thrown away.' });
      return;
    }
    form.change(next);
    void save(); // unless there is yet another change
  };

  return (
    <>
      <p>
        {theirs.updatedBy?.email ?? 'Somebody'} saved this {records.one} while you were typing. Choose what is
        to stand; nothing of yours has been saved yet.
      </p>
      {typedRules.map((rule) => (
        <Radio.Group
          key={rule.name}
          label={rule.label}
          value={mine.has(rule.name) ? 'mine' : 'theirs'}
          onChange={(whose) => choose(rule.name, whose)}
          mt="md"
        >
          <Radio value="theirs" label={<Theirs rule={rule} row={theirs} />} mt="xs" />
          <Radio value="mine" label={`Yours: ${rule.shown(valueNow(rule, now)) || 'empty'}`} mt="xs" />
        </Radio.Group>
      ))}
      {others.length > 0 && (
        <p className="conflict-others">
          They also changed{' '}
          {others.map((rule) => `${rule.label} to “${rule.shown(rule.read(theirs))}”`).join(', ')}. That
          stays.
        </p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => form.change(putOff(form.now()))}>
          Back to the form
        </Button>
        <Button variant="default" onClick={() => settle({})}>
          Keep theirs
        </Button>
        <Button onClick={() => settle(chosen)}>Save what I chose</Button>
      </Group>
    </>
  );
}

function Theirs({ rule, row }: { rule: FieldRule; row: StoredRow }) {
  const value = rule.read(row);
  const picture = rule.picture?.(value);
  return (
    <>
      Theirs: {rule.shown(value) || 'empty'}
      {picture && (
        <span className="conflict-picture">
          <Thumb picture={{ ...picture, alt: null }} />
        </span>
      )}
    </>
  );
}

const differs = (rule: FieldRule, one: StoredRow, other: StoredRow): boolean =>
  !rule.same(rule.read(one), rule.read(other));
