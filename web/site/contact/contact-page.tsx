import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { type Agency, dial, useAgency } from '../agency.ts';
import './contact.css';
import * as messages from './messages.tsx';
import { MessageForm } from '../layout/message-form.tsx';
import { createMessageAction } from '../layout/message-action.ts';
import { listingOfParameter, subjectOfParameter } from '../layout/message.ts';
import { PageHead } from '../layout/page-head.tsx';
import { type Point, project } from '../../ui/map/projection.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlaceMap } from '../../ui/place-map.tsx';

/** The address, contact data and opening hours of the agency. */
function HeadOffice() {
  const { address, email, phones, postBox, hours } = useAgency();
  return (
    <section className="contact-office" aria-labelledby="office">
      <h2 id="office">{messages.office}</h2>
      <dl>
        {address.length > 0 && (
          <div>
            <dt>{messages.address}</dt>
            <dd>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{messages.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {phones.length > 0 && (
          <div>
            <dt>{messages.telephone}</dt>
            <dd>
              {phones.map((phone) => (
                <a key={phone} href={dial(phone)}>
                  {phone}
                </a>
              ))}
            </dd>
          </div>
        )}
        {postBox && (
          <div>
            <dt>{messages.postBox}</dt>
            <dd>{postBox}</dd>
          </div>
        )}
        {hours.map(({ days, ranges }) => (
          <div key={days[0]}>
            <dt>{messages.days(days)}</dt>
            <dd>{messages.ranges(ranges)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const isKnown = ({ address, email, phones, postBox, hours }: Agency): boolean =>
  [address, phones, hours].some(({ length }) => length > 0) || email !== null || postBox !== null;

/** The size of the map around the office, in metres. */
const AROUND = { width: 24_000, height: 8_500 };

/** Landmarks around the office. */
const LANDMARKS = [
  { id: 'dubaiMarina', at: { latitude: 25.0848, longitude: 55.1405 } },
  { id: 'palmJumeirah', at: { latitude: 25.1065, longitude: 55.1365 } },
  { id: 'jebelAli', at: { latitude: 25.0505, longitude: 55.0905 } },
  { id: 'sheikhZayedRoad', at: { latitude: 25.0562, longitude: 55.1405 } },
  { id: 'emiratesHills', at: { latitude: 25.0685, longitude: 55.1725 } },
  { id: 'alBarsha', at: { latitude: 25.0985, longitude: 55.2055 } },
] as const;

/** A map of the streets around the head office with a link to OpenStreetMap. */
function OfficeMap({ agency }: { agency: Agency & { point: Point } }) {
  const { point, wordmark, directions } = agency;
  const { latitude, longitude } = point;
  const office = project(point);
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return (
    <figure className="contact-office-map">
      <PlaceMap area={{ ...AROUND, center: point }} label={messages.mapLabel(agency)}>
        {LANDMARKS.map(({ id, at }) => {
          const { x, y } = project(at);
          return (
            <text key={id} x={Math.round(x)} y={Math.round(y)}>
              {messages.landmarks[id]}
            </text>
          );
        })}
        <text className="map-here" x={Math.round(office.x)} y={Math.round(office.y + 720)}>
          {wordmark}
        </text>
      </PlaceMap>
      <figcaption>
        {directions && <span>{directions}</span>}
        <a href={map} target="_blank" rel="noreferrer">
          {messages.openMap}
        </a>
      </figcaption>
    </figure>
  );
}

export const action = createMessageAction(() => `${paths.contact}?sent=1`);

/** The contact page: message form, contact data and map. */
export function Component() {
  const agency = useAgency();
  const canVisit = agency.phones.length > 0 && agency.address.length > 0;
  const { point } = agency;
  const [search] = useSearchParams();
  const about = search.get('about')?.trim() ?? '';
  return (
    <div className="measure">
      <PageHead title={messages.title} description={messages.description(agency)} path={paths.contact} />
      <PageHeading title={messages.title}>
        {canVisit ? messages.introduction(agency.hours) : messages.shortIntroduction}
      </PageHeading>
      <div className="contact">
        <section className="contact-form" aria-labelledby="contact-form">
          <h2 id="contact-form">{messages.formTitle}</h2>
          <MessageForm
            key={about}
            action={paths.contact}
            draft={`${paths.contact} ${about}`}
            subject={subjectOfParameter(about)}
            listing={listingOfParameter(about)}
          />
        </section>
        {isKnown(agency) && <HeadOffice />}
      </div>
      {point && <OfficeMap agency={{ ...agency, point }} />}
    </div>
  );
}
