import { project, type Point } from '../../ui/map/projection.ts';
import { StillMap } from '../../ui/still-map.tsx';
import { agency } from '../agency.ts';
import './city-map.css';
import expressways from './expressways.svg';
import { places, roads, shown } from './roads.ts';

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

const NAME = `${roads.map(({ number }) => number).join(', ')} and the office of ${agency.name} on a map of ${agency.city}`;

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
      <StillMap piece={shown} label={NAME} over={[expressways]}>
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
