import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import * as galleryMessages from './gallery-messages.ts';
import * as messages from './messages.ts';
import './viewer-load-error.css';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/** Shown if the viewer could not be loaded. */
export function ViewerLoadError({ onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} className="lost-viewer" aria-labelledby="lost-viewer" onClose={onClose}>
      <p id="lost-viewer">{galleryMessages.viewerLoadError}</p>
      <div className="lost-viewer-ways">
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <Button className="button button-quiet" onClick={() => dialog.current!.close()}>
          {galleryMessages.close}
        </Button>
      </div>
    </dialog>
  );
}
