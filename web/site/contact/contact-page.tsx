import { useActionData, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { MessageForm } from '../layout/message-form.tsx';
import {
  listingOfParameter,
  subjectOfParameter,
  createMessageAction,
  type RejectedForm,
} from '../layout/message.ts';
import { PageHead } from '../layout/page-head.tsx';
import { HeadOffice } from './head-office.tsx';
import * as messages from './messages.tsx';
import { OfficeMap } from './office-map.tsx';
import './contact.css';

export const action = createMessageAction(() => `${paths.contact}?sent=1`);

/** The contact page: message form, contact data and map. */
export function Component() {
  const [search] = useSearchParams();
  const about = search.get('about')?.trim() ?? '';
  const returned = useActionData<RejectedForm>();
  return (
    <div className="measure">
      <PageHead title={messages.title} description={messages.description} path={paths.contact} />
      <PageHeading title={messages.title}>{messages.introduction}</PageHeading>
      <div className="contact">
        <section className="contact-form" aria-labelledby="contact-form">
          <h2 id="contact-form">{messages.formTitle}</h2>
          <MessageForm
            key={about}
            action={paths.contact}
            about={`${paths.contact} ${about}`}
            subject={subjectOfParameter(about)}
            listing={returned?.listing ?? listingOfParameter(about)}
            returned={returned}
            sent={search.has('sent')}
          />
        </section>
        <HeadOffice />
      </div>
      <OfficeMap />
    </div>
  );
}
