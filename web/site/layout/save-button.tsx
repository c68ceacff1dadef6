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

interface ToggleButtonProps {
  list: HomeList;
  /** The id of the listing. */
  id: string;
  icon: string;
  label: string;
  /** What the button does. */
  text: string;
  /** The text while the home is in the list; without it the button has only its icon. */
  textIfOn?: string;
}

/** Adds a home to a list of this browser, or removes it. */
function ToggleButton({ list, id, icon, label, text, textIfOn }: ToggleButtonProps) {
  const isOn = useHomes(list).includes(id);
  function toggle(event: MouseEvent) {
    if (!isSecondClick(event)) setMember(list, id, !isOn);
  }
  return (
    <button
      className={textIfOn && 'button button-quiet'}
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={textIfOn ? undefined : text}
      onClick={toggle}
    >
      <Icon lines={icon} />
      {textIfOn && <span aria-hidden="true">{isOn ? textIfOn : text}</span>}
    </button>
  );
}

const saveButton = ({ id, title }: Props) => ({
  list: saved,
  id,
  icon: heart,
  label: messages.saveHome(title),
  text: messages.save,
});

const compareButton = ({ id, title }: Props) => ({
  list: compared,
  id,
  icon: compare,
  label: messages.compareHome(title),
  text: messages.compare,
});

/** The buttons of a home's page; hidden without JavaScript, with their space reserved. */
export const SaveButtons = (home: Props) => (
  <div className="save-buttons">
    {useInBrowser() && (
      <>
        <ToggleButton {...saveButton(home)} textIfOn={messages.saved} />
        <ToggleButton {...compareButton(home)} textIfOn={messages.selected} />
      </>
    )}
  </div>
);

/** The buttons of a home's card, with icons only. */
export function CardButtons(home: Props) {
  if (!useInBrowser()) return null;
  return (
    <div className="card-buttons">
      <ToggleButton {...saveButton(home)} />
      <ToggleButton {...compareButton(home)} />
    </div>
  );
}
