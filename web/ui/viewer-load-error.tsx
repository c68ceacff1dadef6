import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import './viewer-load-error.css';

interface Props {
  onAgain: () => void;
  onClose: () => void;
}

/** Shown if the viewer could not be loaded. */
export function ViewerLoadError({ onAgain, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} className="lost-viewer" aria-labelledby="lost-viewer" onClose={onClose}>
      <p id="lost-viewer">The pictures cannot be enlarged just now.</p>
      <div className="lost-viewer-ways">
        <Button onClick={onAgain}>Try again</Button>
        <Button className="button button-quiet" onClick={() => dialog.current!.close()}>
          Close
        </Button>
      </div>
    </dialog>
  );
}
