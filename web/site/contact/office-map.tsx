import { agency } from '../agency.ts';
import './office-map.css';

/** The streets around the head office, drawn, and the way to a map that can be walked with. */
export function OfficeMap() {
  return (
    <figure className="office-map">
      <svg
        viewBox="0 40 1240 440"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-labelledby="office-map"
      >
        <title id="office-map">{`The head office on ${agency.address[1]}, between the marina and Sheikh Zayed Road`}</title>
        <path
          className="map-water"
          d="M0 0H1240V8C1130 40 1058 66 980 104 900 143 836 160 742 178 560 212 392 262 236 324 150 358 74 392 0 416Z"
        />
        <path
          className="map-basin"
          d="M268 404C300 372 344 352 420 334 520 310 640 292 742 258 800 238 842 226 880 186"
        />
        <g className="map-street">
          <path d="M60 500C180 430 300 378 420 352 460 343 500 334 540 326 690 294 800 268 880 214 960 162 1080 112 1240 66" />
          <path d="M0 444C60 424 90 416 118 404 280 330 440 284 600 250 720 224 830 206 906 168" />
          <path d="M612 248 646 344M752 216 800 312M884 180 944 262" />
        </g>
        <path
          className="map-road"
          d="M0 520C140 496 270 470 392 440 560 398 760 352 900 292 1020 240 1130 186 1240 150"
        />
        <path
          className="map-road"
          d="M0 532C140 508 280 480 412 446 570 408 768 362 908 301 1026 250 1136 196 1240 160"
        />
        <g className="map-name">
          <text x="500" y="140">
            Arabian Gulf
          </text>
          <text transform="translate(438 336) rotate(-13)">Dubai Marina</text>
          <text transform="translate(476 460) rotate(-15)">Sheikh Zayed Road</text>
          <text transform="translate(432 384) rotate(-13)">Al Marsa Street</text>
        </g>
        <g className="map-pin" transform="translate(690 294)">
          <circle r="22" />
          <circle r="7" />
          <text x="0" y="58" textAnchor="middle">
            {agency.wordmark}
          </text>
        </g>
      </svg>
      <figcaption>
        <span>Visitors park in the basement of Mina House; the guard at the ramp has our number.</span>
        <a href={agency.map} target="_blank" rel="noreferrer">
          Open the map<span className="visually-hidden"> (a new tab, OpenStreetMap)</span>
        </a>
      </figcaption>
    </figure>
  );
}
