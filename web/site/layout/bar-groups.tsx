import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { hasNoModifiers } from '../../ui/keys.ts';
import { BarLink, useCurrent } from './bar-link.tsx';
import { step, stepAmong } from './bar-keys.ts';
import { navigation, type Group } from './navigation.ts';
import './bar-groups.css';

/** The entries of the bar side by side, as far as the window has room for them. */
export function BarGroups() {
  return (
    <ul className="groups" onKeyDown={(event) => stepAmong(event, '.group-name')}>
      {navigation.map((entry) =>
        'entries' in entry ? (
          <BarGroup key={entry.label} {...entry} />
        ) : (
          <li key={entry.label}>
            <BarLink {...entry} className="group-name" />
          </li>
        ),
      )}
    </ul>
  );
}

/** `resting` leaves it to the pointer and the focus, which also serve where no script runs. */
type State = 'resting' | 'open' | 'dismissed';

function BarGroup(group: Group) {
  const [state, setState] = useState<State>('resting');
  const id = useId();
  const current = useCurrent(group);

  const touched = useRef<State | null>(null);

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    if (!hasNoModifiers(event)) return;
    if (event.key === 'Escape') {
      setState('dismissed');
      event.currentTarget.querySelector('button')?.focus({ preventScroll: true });
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setState('open');
      step([...event.currentTarget.querySelectorAll('a')], event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <li
      className="group"
      data-state={state}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setState('open')}
      onPointerLeave={({ currentTarget }) => {
        // An entry that was just chosen still has the focus: what it dismissed must not open under the pointer again.
        if (!currentTarget.matches(':focus-within')) setState('resting');
      }}
      onFocus={() => setState((was) => (was === 'dismissed' ? was : 'open'))}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = currentTarget.contains(relatedTarget) || currentTarget.matches(':hover');
        if (!stays) setState('resting');
      }}
      onKeyDown={onKeyDown}
    >
      <button
        className="group-name"
        data-current={current || undefined}
        aria-expanded={state === 'open'}
        aria-controls={id}
        onPointerDown={({ pointerType }) => {
          // A tap opens a group by its focus, before it is a press.
          touched.current = pointerType === 'mouse' ? null : state;
        }}
        onClick={({ detail }) => {
          const byKey = detail === 0;
          const was = byKey ? state : touched.current;
          setState(was === 'open' ? 'dismissed' : 'open');
        }}
      >
        {group.label}
      </button>
      <ul id={id} className="group-entries">
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <BarLink {...entry} onClick={() => setState('dismissed')} />
          </li>
        ))}
      </ul>
    </li>
  );
}
