import { Icon } from './icon.tsx';
import { pause, play } from './icons.ts';
import './pause-button.css';

interface Props {
  paused: boolean;
  onClick: () => void;
  /** What moves by itself. */
  of: string;
}

/** Stops what moves by itself, and starts it again. */
export function PauseButton({ paused, onClick, of }: Props) {
  return (
    <button className="pause-button" onClick={onClick} aria-label={`${paused ? 'Play' : 'Pause'} ${of}`}>
      <Icon lines={paused ? play : pause} />
    </button>
  );
}
