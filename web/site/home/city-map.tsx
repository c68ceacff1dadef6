import { agency } from '../agency.ts';
import { coast, creek, office, palm, places, roads } from './roads.ts';
import './city-map.css';

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

const Drawing = () => (
  <svg className="city-map" viewBox="0 50 800 510" role="img" aria-label={NAME}>
    <path className="city-coast" d={`${coast}V620H-140Z`} />
    <path className="city-shore" d={coast} />
    <path className="city-water" d={creek} />
    <path className="city-shore" d={palm} />
    {roads.map(({ number, course }) => (
      <path key={number} id={`road-${number}`} className={`city-road city-${number}`} d={course} />
    ))}
    {places.map(({ name, x, y }) => (
      <text key={name} className="city-place" x={x} y={y}>
        {name}
      </text>
    ))}
    {roads.map(({ number, name, nameAt }) => (
      <text key={number} className={`city-name city-name-${number}`} dy="-0.5em">
        <textPath href={`#road-${number}`} startOffset={nameAt}>
          {number} <tspan>{name}</tspan>
        </textPath>
      </text>
    ))}
    <text className="city-sea" x="40" y="180">
      Arabian Gulf
    </text>
    <circle className="city-pin" cx={office.x} cy={office.y} r="9" />
    <text className="city-here" x={office.x - 16} y={office.y - 14} textAnchor="end">
      {agency.wordmark}
    </text>
  </svg>
);
