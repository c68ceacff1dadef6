import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { city } from '../web/ui/map/city/city.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The view box in metres: left, top, width and height. */
const SHOWN = '-52000 -42000 104000 76000';

/** Formats an SVG path with relative coordinates, rounded to ten metres. */
const written = (path: string): string => path.replaceAll(/ (?=-)/g, '').replaceAll(/ ?([A-Za-z]) ?/g, '$1');

const TOKENS = await readFile(fileAt('web/ui/map/moving-map.css'), 'utf8');

/** Colours by the names of the map style. */
function colour(name: string): string {
  const [, value] = new RegExp(`--map-${name}: (#[0-9a-f]{6});`).exec(TOKENS) ?? [];
  if (!value) throw new Error(`The map has no colour for ${name}.`);
  return value;
}

const path = (d: string, more = '') => `<path d="${written(d)}"${more}/>`;

const group = (attributes: string, paths: readonly string[]) => `<g ${attributes}>${paths.join('')}</g>`;

/** Lines with a width in pixels, independent of the scale. */
const thin = (pixels: number, name: string, lines: readonly string[]) =>
  group(
    `stroke="${colour(name)}" stroke-width="${pixels}"`,
    lines.map((line) => path(line, ' vector-effect="non-scaling-stroke"')),
  );

/** Lines with a width in metres and an outline. */
const wide = (name: string, lines: readonly { path: string; width: number }[], more = 0) =>
  group(
    `stroke="${colour(name)}"`,
    lines.map((line) => path(line.path, ` stroke-width="${Math.round(line.width + more)}"`)),
  );

/** Width of the shore in metres. */
const SHORE = 50;

const svg = (parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SHOWN}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...parts,
    '</svg>\n',
  ].join('');

const { land, strips, waters, runways, roads, metro } = city();
const ofRank = (rank: number) => roads.filter((road) => road.rank === rank).map((road) => road.path);
const named = (numbers: readonly string[]) =>
  roads.filter(({ number }) => numbers.includes(number)).map((road) => road.path);

/** The map of the city for still maps, from the same data as the interactive map. */
const ground = [
  `<defs><path id="l" vector-effect="non-scaling-stroke" d="${land.map(written).join('')}"/><clipPath id="c"><use href="#l"/></clipPath></defs>`,
  `<path fill="${colour('water')}" d="M-80000-70000H80000V70000H-80000Z"/>`,
  wide('shore', strips, SHORE),
  `<use href="#l" fill="${colour('land')}" stroke="${colour('shore')}" stroke-width="1.25"/>`,
  wide('land', strips),
  `<g clip-path="url(#c)">${wide('shore', waters, SHORE)}</g>`,
  wide('water', waters),
  thin(3, 'field', runways),
  thin(1.25, 'street', ofRank(3)),
  thin(1.75, 'street', ofRank(2)),
  thin(2.25, 'road', ofRank(1)),
  thin(
    1.25,
    'metro',
    metro.map((line) => line.path),
  ),
];

/** The expressways, a layer above the map. */
const expressways = [
  thin(1.25, 'expressway', named(['D71'])),
  thin(2, 'expressway', named(['E44', 'E66', 'E311', 'E611'])),
  thin(3.5, 'expressway', named(['E11'])),
];

await writeFile(fileAt('web/ui/still-map.svg'), svg(ground));
await writeFile(fileAt('web/site/home/expressways.svg'), svg(expressways));
