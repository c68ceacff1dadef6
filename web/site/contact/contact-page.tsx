import { useActionData, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { agency, dial, formatHours } from '../agency.ts';
import './contact.css';
import * as messages from './messages.tsx';
import { MessageForm } from '../layout/message-form.tsx';
import {
  createMessageAction,
  listingOfParameter,
  type RejectedForm,
  subjectOfParameter,
} from '../layout/message.ts';
import { PageHead } from '../layout/page-head.tsx';
import { project } from '../../ui/map/projection.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlaceMap } from '../../ui/place-map.tsx';

/** The address, contact data and opening hours of the agency. */
function HeadOffice() {
  return (
    <section className="contact-office" aria-labelledby="office">
      <h2 id="office">{messages.office}</h2>
      <dl>
        <div>
          <dt>{messages.address}</dt>
          <dd>
            <address>
              {agency.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </dd>
        </div>
        <div>
          <dt>{messages.telephone}</dt>
          <dd>
            {agency.phones.map((phone) => (
              <a key={phone} href={dial(phone)}>
                {phone}
              </a>
            ))}
          </dd>
        </div>
        <div>
          <dt>{messages.postBox}</dt>
          <dd>{agency.postBox}</dd>
        </div>
        {Object.entries(formatHours()).map(([days, hours]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The area of the map around the office. */
const AROUND = { center: agency.point, width: 24_000, height: 8_500 };

/** Landmarks around the office. */
const NAMES = [
  { name: 'Dubai Marina', at: { latitude: 25.0848, longitude: 55.1405 } },
  { name: 'Palm Jumeirah', at: { latitude: 25.1065, longitude: 55.1365 } },
  { name: 'Jebel Ali', at: { latitude: 25.0505, longitude: 55.0905 } },
  { name: 'Sheikh Zayed Road', at: { latitude: 25.0562, longitude: 55.1405 } },
  { name: 'Emirates Hills', at: { latitude: 25.0685, longitude: 55.1725 } },
  { name: 'Al Barsha', at: { latitude: 25.0985, longitude: 55.2055 } },
];

/** A map of the streets around the head office with a link to OpenStreetMap. */
function OfficeMap() {
  const office = project(agency.point);
  return (
    <figure className="contact-office-map">
      <PlaceMap area={AROUND} label={messages.mapLabel}>
        {NAMES.map(({ name, at }) => {
          const { x, y } = project(at);
          return (
            <text key={name} x={Math.round(x)} y={Math.round(y)}>
              {name}
            </text>
          );
        })}
        <text className="map-here" x={Math.round(office.x)} y={Math.round(office.y + 720)}>
          {agency.wordmark}
        </text>
      </PlaceMap>
      <figcaption>
        <span>{messages.parking}</span>
        <a href={agency.map} target="_blank" rel="noreferrer">
          {messages.openMap}
        </a>
      </figcaption>
    </figure>
  );
}

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
