import { useAbsoluteUrl } from '../../data/origin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call, whatsApp } from '../../ui/icons.ts';
import { agency, dial } from '../agency.ts';
import { ENQUIRE } from './enquire.tsx';
import './enquiry.css';

interface Props {
  title: string;
  location: string;
  /** What is asked for it, as given. */
  price: string;
  /** Its address on the site. */
  path: string;
}

/** Price of an offer, and the ways to ask for it, each naming it. */
export function Enquiry({ title, location, price, path }: Props) {
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
}: Pick<Props, 'price'> & { instead: { href: string; label: string } }) {
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
export function EnquiryBar({ price }: Pick<Props, 'price'>) {
  return (
    <div className="enquiry-bar">
      <p>{price}</p>
      <ButtonLink href={`#${ENQUIRE}`}>Enquire</ButtonLink>
    </div>
  );
}
