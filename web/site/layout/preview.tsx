import { Notice } from '../../ui/notice.tsx';
import { ErrorHead } from './page-head.tsx';
import * as messages from './preview-messages.ts';
import './site-layout.css';

const DUBAI_TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

/** The bar above a preview. */
export function PreviewBar({ expiresAt }: { expiresAt: Date }) {
  const time = DUBAI_TIME.format(expiresAt).replace(' at ', ', ');
  return (
    <aside className="preview-bar" aria-label={messages.title}>
      <p>
        <strong>{messages.notPublished}</strong> {messages.validUntil(time)}
      </p>
    </aside>
  );
}

/** The page of a preview link that does not work, or does not work any more. */
export function NoPreview({ state }: { state: 'expired' | 'invalid' }) {
  return (
    <div className="measure">
      <ErrorHead title={messages[state]} />
      <Notice heading text={messages[state]}>
        <p>{state === 'expired' ? messages.expiredText : messages.invalidText}</p>
      </Notice>
    </div>
  );
}
