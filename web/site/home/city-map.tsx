import { agency } from '../agency.ts';
import './city-map.css';
import expressways from './expressways.svg';
import { type Point, project } from '../../ui/map/projection.ts';
import { StillMap } from '../../ui/still-map.tsx';

/** The expressways of the city, and where on them the office is. */
export function CityMap() {
  return (
    <section className="city measure" aria-labelledby="city-title">
      <div className="city-words">
        <h2 id="city-title">{agency.city} by its expressways</h2>
        <dl>
          {roads.map(({ number, name, leads }) => (
            <div key={number}>
              <dt>
                {number} <span>{name}</span>
              </dt>
              <dd>{leads}</dd>
            </div>
          ))}
        </dl>
        <p className="city-office">
          {agency.address[0]}, {agency.address[1]}
        </p>
      </div>
      <Drawing />
    </section>
  );
}

/** A point as SVG has it, in whole metres of the map's plane. */
function placed(point: Point) {
  const { x, y } = project(point);
  return { x: Math.round(x), y: Math.round(y) };
}

function Drawing() {
  const office = placed(agency.point);
  const sea = placed({ latitude: 25.22, longitude: 55.055 });
  return (
    <div className="city-map">
      <StillMap area={shown} label={NAME} over={[expressways]}>
        {places.map(({ name, at }) => (
          <text key={name} className="city-place" {...placed(at)}>
            {name}
          </text>
        ))}
        {roads.map(({ number, name, at, turned }) => {
          const { x, y } = placed(at);
          return (
            <text
              key={number}
              className={`city-name city-name-${number}`}
              dy="-0.6em"
              transform={`translate(${x} ${y}) rotate(${turned})`}
            >
              {number} <tspan>{name}</tspan>
            </text>
          );
        })}
        <text className="city-sea" {...sea}>
          Arabian Gulf
        </text>
        <circle className="city-pin" cx={office.x} cy={office.y} r="620" />
        <text className="city-here" x={office.x - 1300} y={office.y - 300}>
          {agency.wordmark}
        </text>
      </StillMap>
    </div>
  );
}

/** A road as the home page's map names it. */
interface Road {
  number: string;
  name: string;
  /** Where it leads, for those who look for their way. */
  leads: string;
  /** Where its name stands, and how far it is turned to run along it, in degrees. */
  at: Point;
  turned: number;
}

/** The expressways of Dubai, from the coast to the desert (spec §1). */
const roads: readonly Road[] = [
  {
    number: 'E11',
    name: 'Sheikh Zayed Road',
    leads: 'Along the coast: Jebel Ali, the Marina, Downtown, Deira.',
    at: { latitude: 25.1295, longitude: 55.2395 },
    turned: -53,
  },
  {
    number: 'D71',
    name: 'Financial Centre Road',
    leads: 'From the beach through Downtown to the E44.',
    at: { latitude: 25.2085, longitude: 55.2995 },
    turned: 0,
  },
  {
    number: 'E44',
    name: 'Al Khail Road',
    leads: 'Inland of Downtown, past Dubai Hills and Business Bay.',
    at: { latitude: 25.1385, longitude: 55.489 },
    turned: 26,
  },
  {
    number: 'E311',
    name: 'Sheikh Mohammed bin Zayed Road',
    leads: 'Past Arabian Ranches and Mirdif to the northern emirates.',
    at: { latitude: 25.1145, longitude: 55.328 },
    turned: -34,
  },
  {
    number: 'E611',
    name: 'Emirates Road',
    leads: 'The outer road, at the edge of the desert.',
    at: { latitude: 25.0375, longitude: 55.3695 },
    turned: -35,
  },
  {
    number: 'E66',
    name: 'Dubai–Al Ain Road',
    leads: 'From the creek south-east to Al Ain.',
    at: { latitude: 24.9905, longitude: 55.4385 },
    turned: 54,
  },
];

/** Parts of the city by which one finds one's way. */
const places: readonly { name: string; at: Point }[] = [
  { name: 'Jebel Ali', at: { latitude: 25.0115, longitude: 55.072 } },
  { name: 'Downtown', at: { latitude: 25.1915, longitude: 55.288 } },
  { name: 'Deira', at: { latitude: 25.2705, longitude: 55.332 } },
  { name: 'Dubai Hills', at: { latitude: 25.1015, longitude: 55.2495 } },
  { name: 'Arabian Ranches', at: { latitude: 25.043, longitude: 55.268 } },
];

/** What is seen of the city. */
const shown = { center: { latitude: 25.115, longitude: 55.275 }, width: 62_000, height: 39_500 };

const NAME = `${roads.map(({ number }) => number).join(', ')} and the office of ${agency.name} on a map of ${agency.city}`;
