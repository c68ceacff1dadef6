import { Icon } from './icon.tsx';
import { pause, play } from './icons.ts';
import './pause-button.css';

interface Props {
  paused: boolean;
  onClick: () => void;
  /** Name of the moving content. */
  of: string;
}

/** Pauses and resumes moving content. */
export function PauseButton({ paused, onClick, of }: Props) {
  return (
    <button className="pause-button" onClick={onClick} aria-label={`${paused ? 'Play' : 'Pause'} ${of}`}>
      <Icon lines={paused ? play : pause} />
    </button>
  );
}
