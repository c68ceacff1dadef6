import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import * as galleryMessages from './gallery-messages.ts';
import * as messages from './messages.ts';
import './notice.css';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/** Shown if the viewer could not be loaded. */
export function ViewerLoadError({ onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} className="viewer-load-error" aria-labelledby="viewer-load-error" onClose={onClose}>
      <p id="viewer-load-error">{galleryMessages.viewerLoadError}</p>
      <div className="viewer-load-error-actions">
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <Button className="button button-quiet" onClick={() => dialog.current!.close()}>
          {galleryMessages.close}
        </Button>
      </div>
    </dialog>
  );
}
