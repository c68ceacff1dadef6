import { useActionData, useSearchParams } from 'react-router-dom';
import { excerpt } from '../../ui/lines.ts';
import { agency, dial } from '../agency.ts';
import { MessageForm, type Returned } from './message-form.tsx';
import { LONGEST_SUBJECT } from './message.ts';
import './enquire.css';

/** Where the enquiry stands on its page. */
export const ENQUIRE = 'enquire';

interface Props {
  /** What the enquiry is about, in words. */
  subject: string;
  /** The page's address, which answers where no script runs. */
  path: string;
  /** Number of the listing it is about, if it is about one. */
  listing?: string;
}

/** A message about what the page shows, written in place. */
export function Enquire({ subject, path, listing }: Props) {
  const [search] = useSearchParams();
  const returned = useActionData<Returned>();
  const [phone] = agency.phones;
  return (
    <section className="enquire" id={ENQUIRE} tabIndex={-1} aria-labelledby={`${ENQUIRE}-title`}>
      <div className="enquire-words">
        <h2 id={`${ENQUIRE}-title`}>Enquire</h2>
        <p>
          A person reads your message and answers it, as a rule within one working day. Sooner, on{' '}
          <a href={dial(phone)}>{phone}</a>.
        </p>
      </div>
      <MessageForm
        action={`${path}#${ENQUIRE}`}
        subject={excerpt(subject, LONGEST_SUBJECT - 1)}
        whole
        listing={listing}
        returned={returned}
        sent={search.has('sent')}
      />
    </section>
  );
}
