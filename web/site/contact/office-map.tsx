import { project } from '../../ui/map/projection.ts';
import { PlaceMap } from '../../ui/place-map.tsx';
import { agency } from '../agency.ts';
import * as messages from './messages.tsx';
import './contact.css';

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
export function OfficeMap() {
  const office = project(agency.point);
  return (
    <figure className="office-map">
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
