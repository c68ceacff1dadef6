import { Icon } from './icon.tsx';
import { pause, play } from './icons.ts';
import * as messages from './gallery-messages.ts';
import './carousel.css';

interface Props {
  paused: boolean;
  onClick: () => void;
  /** Name of the moving content. */
  of: string;
}

/** Pauses and resumes moving content. */
export function PauseButton({ paused, onClick, of }: Props) {
  return (
    <button
      className="pause-button"
      onClick={onClick}
      aria-label={paused ? messages.playLabel(of) : messages.pauseLabel(of)}
    >
      <Icon lines={paused ? play : pause} />
    </button>
  );
}
