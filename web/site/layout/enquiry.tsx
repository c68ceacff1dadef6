import { useActionData, useSearchParams } from 'react-router-dom';
import { useAbsoluteUrl } from '../../data/origin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call, whatsApp } from '../../ui/icons.ts';
import { excerpt } from '../../ui/lines.ts';
import { agency, dial } from '../agency.ts';
import { MessageForm } from './message-form.tsx';
import { LONGEST_SUBJECT, type Returned } from './message.ts';
import './enquire.css';
import './enquiry.css';

interface EnquiryProps {
  title: string;
  location: string;
  /** What is asked for it, as given. */
  price: string;
  /** Its address on the site. */
  path: string;
}

/** Price of an offer, and the ways to ask for it, each naming it. */
export function Enquiry({ title, location, price, path }: EnquiryProps) {
  const words = `${title}, ${location}\n${useAbsoluteUrl(path)}`;
  const [phone] = agency.phones;
  return (
    <aside className="enquiry" aria-label="Price and enquiry">
      <p className="enquiry-price">{price}</p>
      <div className="enquiry-ways">
        <ButtonLink href={`#${ENQUIRE}`}>Enquire</ButtonLink>
        <a className="button button-quiet" href={dial(phone)}>
          <Icon lines={call} />
          Call<span className="visually-hidden">{` ${phone} about ${title}`}</span>
        </a>
        <a
          className="button button-quiet"
          href={`${agency.chat}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon lines={whatsApp} />
          <span className="visually-hidden">Chat on </span>WhatsApp
          <span className="visually-hidden">{` about ${title} (opens in a new tab)`}</span>
        </a>
      </div>
      <p className="enquiry-phone">{phone}</p>
    </aside>
  );
}

/** Price of what nobody offers, and the way to what is offered. */
export function NoEnquiry({
  price,
  instead,
}: Pick<EnquiryProps, 'price'> & { instead: { href: string; label: string } }) {
  return (
    <aside className="enquiry" aria-label="Price">
      <p className="enquiry-price">{price}</p>
      <p className="enquiry-phone">A sample of how a page looks. Nobody offers this one.</p>
      <div className="enquiry-instead">
        <ButtonLink href={instead.href}>{instead.label}</ButtonLink>
      </div>
    </aside>
  );
}

/** Price and enquiry at the foot of a small window. */
export function EnquiryBar({ price }: Pick<EnquiryProps, 'price'>) {
  return (
    <div className="enquiry-bar">
      <p>{price}</p>
      <ButtonLink href={`#${ENQUIRE}`}>Enquire</ButtonLink>
    </div>
  );
}

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
