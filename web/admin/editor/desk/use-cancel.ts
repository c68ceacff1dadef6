import { useLocation, useNavigate } from 'react-router-dom';
import { offerUndo } from '../../ui/toast.tsx';
import { useWhere } from '../../../ui/where.ts';
import { formOf } from '../place.ts';
import { useDesk } from './desk.ts';
import * as state from './form-state.ts';
import type { FormState } from './form-state.ts';
import type { OpenForm } from './open-form.ts';

interface Discarding {
  /** How the form stands afterwards; without it, as it was opened. */
  next?: FormState;
  message?: string;
}

/** Throws away what was typed into a form; for a while that can be undone, which leads back to where the form was. */
export function useThrowAway(): (form: OpenForm, discarding?: Discarding) => void {
  const desk = useDesk();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const where = useWhere();
  return (form, { next, message = 'What you typed was thrown away.' } = {}) => {
    const before = form.now();
    form.change(next ?? state.discarded(before));
    if (Object.keys(before.typed).length === 0) return;
    const withdraw = offerUndo(message, () => {
      const again = desk.form(form.of.form, form.record, form.of);
      again.change(state.broughtBack(again.now(), before));
      const isThere = formOf(where()) === form.of.form;
      return Promise.resolve(isThere ? undefined : navigate({ pathname, search }));
    });
    desk.offered(form, withdraw);
  };
}

/** Throws away what was typed into a form, which can be undone, and is done with its record. */
export function useCancel(form: OpenForm): () => void {
  const throwAway = useThrowAway();
  return () => {
    throwAway(form);
    if (form.record !== null) form.change(state.finished(form.now()));
  };
}
