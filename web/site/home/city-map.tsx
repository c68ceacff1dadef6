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
          {roads.map(({ number }) => (
            <div key={number}>
              <dt>
                {number} <span>{messages.roads[number].name}</span>
              </dt>
              <dd>{messages.roads[number].description}</dd>
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
        {places.map(({ id, at }) => (
          <text key={id} className="city-place" {...toMapPoint(at)}>
            {messages.districts[id]}
          </text>
        ))}
        {roads.map(({ number, at, rotation }) => {
          const { x, y } = toMapPoint(at);
          return (
            <text
              key={number}
              className={`city-name city-name-${number}`}
              dy="-0.6em"
              transform={`translate(${x} ${y}) rotate(${rotation})`}
            >
              {number} <tspan>{messages.roads[number].name}</tspan>
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
  number: keyof typeof messages.roads;
  /** The position of the label and its rotation in degrees. */
  at: Point;
  rotation: number;
}

/** The expressways of Dubai, from the coast to the desert (spec §1). */
const roads: readonly Road[] = [
  {
    number: 'E11',
    at: { latitude: 25.1295, longitude: 55.2395 },
    rotation: -53,
  },
  {
    number: 'D71',
    at: { latitude: 25.2085, longitude: 55.2995 },
    rotation: 0,
  },
  {
    number: 'E44',
    at: { latitude: 25.1385, longitude: 55.489 },
    rotation: 26,
  },
  {
    number: 'E311',
    at: { latitude: 25.1145, longitude: 55.328 },
    rotation: -34,
  },
  {
    number: 'E611',
    at: { latitude: 25.0375, longitude: 55.3695 },
    rotation: -35,
  },
  {
    number: 'E66',
    at: { latitude: 24.9905, longitude: 55.4385 },
    rotation: 54,
  },
];

/** Labels of districts. */
const places: readonly { id: keyof typeof messages.districts; at: Point }[] = [
  { id: 'jebelAli', at: { latitude: 25.0115, longitude: 55.072 } },
  { id: 'downtown', at: { latitude: 25.1915, longitude: 55.288 } },
  { id: 'deira', at: { latitude: 25.2705, longitude: 55.332 } },
  { id: 'dubaiHills', at: { latitude: 25.1015, longitude: 55.2495 } },
  { id: 'arabianRanches', at: { latitude: 25.043, longitude: 55.268 } },
];

/** The area of the map. */
const MAP_AREA = { center: { latitude: 25.115, longitude: 55.275 }, width: 62_000, height: 39_500 };

const ROAD_NUMBERS = roads.map(({ number }) => number);
