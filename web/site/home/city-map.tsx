import { useAgency } from '../agency.ts';
import * as messages from './messages.ts';
import './city-map.css';
import expressways from './expressways.svg';
import { type Point, project } from '../../ui/map/projection.ts';
import { StillMap } from '../../ui/still-map.tsx';

/** A list and a map of the city's expressways with the office. */
export function CityMap() {
  const { address } = useAgency();
  return (
    <section className="city measure" aria-labelledby="city-title">
      <div className="city-words">
        <h2 id="city-title">{messages.mapTitle}</h2>
        <dl>
          {roads.map(({ number, name, description }) => (
            <div key={number}>
              <dt>
                {number} <span>{name}</span>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        {address.length > 0 && <p className="city-office">{address.slice(0, 2).join(', ')}</p>}
      </div>
      <CityDrawing />
    </section>
  );
}

/** Projects a point to SVG coordinates, in whole metres. */
function toMapPoint(point: Point) {
  const { x, y } = project(point);
  return { x: Math.round(x), y: Math.round(y) };
}

function CityDrawing() {
  const { name, wordmark, point } = useAgency();
  const office = point && toMapPoint(point);
  const sea = toMapPoint({ latitude: 25.22, longitude: 55.055 });
  return (
    <div className="city-map">
      <StillMap area={MAP_AREA} label={messages.mapLabel(ROAD_NUMBERS, office && name)} over={[expressways]}>
        {places.map(({ name, at }) => (
          <text key={name} className="city-place" {...toMapPoint(at)}>
            {name}
          </text>
        ))}
        {roads.map(({ number, name, at, rotation }) => {
          const { x, y } = toMapPoint(at);
          return (
            <text
              key={number}
              className={`city-name city-name-${number}`}
              dy="-0.6em"
              transform={`translate(${x} ${y}) rotate(${rotation})`}
            >
              {number} <tspan>{name}</tspan>
            </text>
          );
        })}
        <text className="city-sea" {...sea}>
          {messages.sea}
        </text>
        {office && (
          <>
            <circle className="city-pin" cx={office.x} cy={office.y} r="620" />
            <text className="city-here" x={office.x - 1300} y={office.y - 300}>
              {wordmark}
            </text>
          </>
        )}
      </StillMap>
    </div>
  );
}

/** A road with its label on the map. */
interface Road {
  number: string;
  name: string;
  /** The route of the road. */
  description: string;
  /** The position of the label and its rotation in degrees. */
  at: Point;
  rotation: number;
}

/** The expressways of Dubai, from the coast to the desert (spec §1). */
const roads: readonly Road[] = [
  {
    number: 'E11',
    name: 'Sheikh Zayed Road',
    description: 'Along the coast: Jebel Ali, the Marina, Downtown, Deira.',
    at: { latitude: 25.1295, longitude: 55.2395 },
    rotation: -53,
  },
  {
    number: 'D71',
    name: 'Financial Centre Road',
    description: 'From the beach through Downtown to the E44.',
    at: { latitude: 25.2085, longitude: 55.2995 },
    rotation: 0,
  },
  {
    number: 'E44',
    name: 'Al Khail Road',
    description: 'Inland of Downtown, past Dubai Hills and Business Bay.',
    at: { latitude: 25.1385, longitude: 55.489 },
    rotation: 26,
  },
  {
    number: 'E311',
    name: 'Sheikh Mohammed bin Zayed Road',
    description: 'Past Arabian Ranches and Mirdif to the northern emirates.',
    at: { latitude: 25.1145, longitude: 55.328 },
    rotation: -34,
  },
  {
    number: 'E611',
    name: 'Emirates Road',
    description: 'The outer road, at the edge of the desert.',
    at: { latitude: 25.0375, longitude: 55.3695 },
    rotation: -35,
  },
  {
    number: 'E66',
    name: 'Dubai–Al Ain Road',
    description: 'From the creek south-east to Al Ain.',
    at: { latitude: 24.9905, longitude: 55.4385 },
    rotation: 54,
  },
];

/** Labels of districts. */
const places: readonly { name: string; at: Point }[] = [
  { name: 'Jebel Ali', at: { latitude: 25.0115, longitude: 55.072 } },
  { name: 'Downtown', at: { latitude: 25.1915, longitude: 55.288 } },
  { name: 'Deira', at: { latitude: 25.2705, longitude: 55.332 } },
  { name: 'Dubai Hills', at: { latitude: 25.1015, longitude: 55.2495 } },
  { name: 'Arabian Ranches', at: { latitude: 25.043, longitude: 55.268 } },
];

/** The area of the map. */
const MAP_AREA = { center: { latitude: 25.115, longitude: 55.275 }, width: 62_000, height: 39_500 };

const ROAD_NUMBERS = roads.map(({ number }) => number);
