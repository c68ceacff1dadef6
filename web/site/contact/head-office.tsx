import { agency, dial, formatHours } from '../agency.ts';
import * as messages from './messages.tsx';

/** The address, contact data and opening hours of the agency. */
export function HeadOffice() {
  return (
    <section className="office" aria-labelledby="office">
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
