import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { homeCount } from '../../../schema/search-label-messages.ts';
import { paths } from '../../paths.ts';
import { focusNext } from '../../ui/keyboard.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import * as messages from './frame-messages.ts';
import { useCurrentPath } from './navigation.ts';
import { getComparePath, compared, reportBlocked, useHomes, useStorageError } from './saved-homes.ts';
import './save-button.css';

/** A bar at the lower edge of the window: the homes to compare, and errors of saving. */
export function CompareTray() {
  const currentPath = useCurrentPath();
  const homes = useHomes(compared);
  const [trouble, dismiss] = useStorageError();

  function onClose({ currentTarget: button }: MouseEvent<HTMLElement>) {
    focusNext(button);
    dismiss();
  }

  function onClear({ currentTarget: button }: MouseEvent<HTMLElement>) {
    focusNext(button);
    if (!compared.store.change(() => [])) reportBlocked();
  }

  const isShown = homes.length > 0 && currentPath !== paths.compare;
  return (
    <div className="compare-tray">
      {trouble !== '' && (
        <p className="compare-trouble" role="alert">
          {trouble}
          <button type="button" aria-label={messages.closeError} onClick={onClose}>
            <Icon lines={close} />
          </button>
        </p>
      )}
      {isShown && (
        <section className="compare-chosen" aria-label={messages.compareTray}>
          <p role="status">
            {homeCount(homes.length)}
            <span className="visually-hidden">{messages.toCompare}</span>
          </p>
          <Link className="button" to={getComparePath([...homes].reverse())}>
            {messages.compare}
          </Link>
          <button className="compare-clear" type="button" onClick={onClear}>
            {messages.clear}
          </button>
        </section>
      )}
    </div>
  );
}
