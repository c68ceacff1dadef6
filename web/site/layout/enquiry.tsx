import { useAbsoluteUrl } from '../../ui/canonical-url.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call, whatsApp } from '../../ui/icons.ts';
import { truncate } from '../../ui/lines.ts';
import { dial, useAgency, whatsAppUrl } from '../agency.ts';
import type { AgentFragment } from '../../../schema/documents/site/layout/graphql.ts';
import { AgentCard } from './agent-card.tsx';
import * as messages from './enquiry-messages.tsx';
import { MessageForm } from './message-form.tsx';
import { SUBJECT_MAX_LENGTH } from './message.ts';
import './enquiry.css';

interface EnquiryProps {
  title: string;
  location: string;
  /** The price as text. */
  price: string;
  /** The path of its page. */
  path: string;
  /** The person who offers it; the office if there is none. */
  agent?: AgentFragment | null;
}

/**
 * The price of an offer and its agent, with links to the enquiry form, to a call and to WhatsApp, whose message names the offer.
 */
export function Enquiry({ title, location, price, path, agent }: EnquiryProps) {
  const words = `${title}, ${location}\n${useAbsoluteUrl(path)}`;
  const office = useAgency();
  const phone = agent?.phone ?? office.phones[0];
  const chat = agent?.whatsApp ? whatsAppUrl(agent.whatsApp) : office.chat;
  return (
    <aside className="enquiry" aria-label={messages.enquiry}>
      <p className="enquiry-price">{price}</p>
      {agent && <AgentCard agent={agent} />}
      <div className="enquiry-contacts">
        <ButtonLink href={`#${ENQUIRY_FORM_ID}`}>{messages.enquire}</ButtonLink>
        {phone && (
          <a className="button button-quiet" href={dial(phone)}>
            <Icon lines={call} />
            {messages.call(phone, title)}
          </a>
        )}
        {chat && (
          <a
            className="button button-quiet"
            href={`${chat}?text=${encodeURIComponent(words)}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon lines={whatsApp} />
            {messages.chat(title)}
          </a>
        )}
      </div>
      {phone && <p className="enquiry-phone">{phone}</p>}
    </aside>
  );
}

/** The price of a sample, with a link to real offers. */
export function SamplePrice({
  price,
  alternative,
}: Pick<EnquiryProps, 'price'> & { alternative: { href: string; label: string } }) {
  return (
    <aside className="enquiry" aria-label={messages.price}>
      <p className="enquiry-price">{price}</p>
      <p className="enquiry-phone">{messages.samplePrice}</p>
      <div className="enquiry-instead">
        <ButtonLink href={alternative.href}>{alternative.label}</ButtonLink>
      </div>
    </aside>
  );
}

/** Price and enquiry link at the lower edge of a small window. */
export function EnquiryBar({ price }: Pick<EnquiryProps, 'price'>) {
  return (
    <div className="enquiry-bar">
      <p>{price}</p>
      <ButtonLink href={`#${ENQUIRY_FORM_ID}`}>{messages.enquire}</ButtonLink>
    </div>
  );
}

/** The id of the enquiry form. */
export const ENQUIRY_FORM_ID = 'enquire';

interface Props {
  /** The subject of the enquiry. */
  subject: string;
  /** The path to which the form is submitted without JavaScript. */
  path: string;
  /** The id of the listing, if the enquiry has one. */
  listing?: string;
  /** The person who answers; the office if there is none. */
  agent?: AgentFragment | null;
}

/** A form for a message about the page's offer. */
export function EnquiryForm({ subject, path, listing, agent }: Props) {
  const [ofOffice] = useAgency().phones;
  const phone = agent?.phone ?? ofOffice;
  const call = phone && <a href={dial(phone)}>{phone}</a>;
  return (
    <section
      className="enquire"
      id={ENQUIRY_FORM_ID}
      tabIndex={-1}
      aria-labelledby={`${ENQUIRY_FORM_ID}-title`}
    >
      <div className="enquire-words">
        <h2 id={`${ENQUIRY_FORM_ID}-title`}>{messages.enquire}</h2>
        <p>{agent ? messages.agentAnswers(agent.name, call) : messages.answerTime(call)}</p>
      </div>
      <MessageForm
        action={`${path}#${ENQUIRY_FORM_ID}`}
        subject={truncate(subject, SUBJECT_MAX_LENGTH - 1)}
        wrapSubject
        listing={listing}
      />
    </section>
  );
}
