import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { offerUndo } from '../ui/toast.tsx';
import { useDesk } from './desk.ts';
import * as state from './form-state.ts';
import type { OpenForm } from './open-form.ts';

/**
 * Throws away what was typed into a form, and is done with its record; for a while that can be undone. The other function
 * takes that offer back: the form was saved since, and what was thrown away before does not belong there any more.
 */
export function useCancel(form: OpenForm): [cancel: () => void, settle: () => void] {
  const offers = useRef(new Map<string, () => void>());
  const desk = useDesk();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cancel = () => {
    const before = form.now();
    form.change(form.record === null ? state.discarded(before) : state.finished(before));
    if (Object.keys(before.typed).length === 0) return;
    const withdraw = offerUndo('What you typed was thrown away.', () => {
      const again = desk.form(form.of.form, form.record);
      again.change(state.broughtBack(again.now(), before));
      return Promise.resolve(again.isShown ? undefined : navigate({ pathname, search }));
    });
    offers.current.set(form.of.form, withdraw);
  };
  const settle = () => {
    offers.current.get(form.of.form)?.();
    offers.current.delete(form.of.form);
  };
  return [cancel, settle];
}
