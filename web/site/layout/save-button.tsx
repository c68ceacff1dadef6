import type { MouseEvent } from 'react';
import { isSecondClick } from '../../ui/double-click.ts';
import { Icon } from '../../ui/icon.tsx';
import { compare, heart } from '../../ui/icons.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import * as messages from './frame-messages.ts';
import { compared, type HomeList, setMember, saved, useHomes } from './saved-homes.ts';
import './save-button.css';

interface Props {
  /** The id of the listing. */
  id: string;
  title: string;
}

interface Toggle {
  isOn: boolean;
  toggle: (event: MouseEvent) => void;
}

/** The toggles of a home: saved in this browser, and selected for comparison. */
function useToggles(id: string): Record<'save' | 'compare', Toggle> {
  const isSaved = useHomes(saved).includes(id);
  const isCompared = useHomes(compared).includes(id);
  const createToggle = (list: HomeList, isOn: boolean): Toggle => ({
    isOn,
    toggle(event) {
      if (!isSecondClick(event)) setMember(list, id, !isOn);
    },
  });
  return { save: createToggle(saved, isSaved), compare: createToggle(compared, isCompared) };
}

/** The buttons of a home's page; hidden without JavaScript, with their space reserved. */
export const SaveButtons = (home: Props) => (
  <div className="save-buttons">{useInBrowser() && <Buttons {...home} />}</div>
);

function Buttons({ id, title }: Props) {
  const { save, compare: comparison } = useToggles(id);
  return (
    <>
      <button
        className="button button-quiet"
        type="button"
        aria-pressed={save.isOn}
        aria-label={messages.saveHome(title)}
        onClick={save.toggle}
      >
        <Icon lines={heart} />
        <span aria-hidden="true">{save.isOn ? messages.saved : messages.save}</span>
      </button>
      <button
        className="button button-quiet"
        type="button"
        aria-pressed={comparison.isOn}
        aria-label={messages.compareHome(title)}
        onClick={comparison.toggle}
      >
        <Icon lines={compare} />
        <span aria-hidden="true">{comparison.isOn ? messages.selected : messages.compare}</span>
      </button>
    </>
  );
}

/** The buttons of a home's card, with icons only. */
export function CardButtons({ id, title }: Props) {
  const { save, compare: comparison } = useToggles(id);
  if (!useInBrowser()) return null;
  return (
    <div className="card-buttons">
      <button
        type="button"
        aria-pressed={save.isOn}
        aria-label={messages.saveHome(title)}
        title={messages.save}
        onClick={save.toggle}
      >
        <Icon lines={heart} />
      </button>
      <button
        type="button"
        aria-pressed={comparison.isOn}
        aria-label={messages.compareHome(title)}
        title={messages.compare}
        onClick={comparison.toggle}
      >
        <Icon lines={compare} />
      </button>
    </div>
  );
}
