import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { city } from '../web/ui/map/city/city.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The view box in metres: left, top, width and height. */
const VIEW_BOX = '-52000 -42000 104000 76000';

/** Removes the spaces that an SVG path does not need. */
const compactPath = (path: string): string =>
  path.replaceAll(/ (?=-)/g, '').replaceAll(/ ?([A-Za-z]) ?/g, '$1');

const MAP_CSS = await readFile(fileAt('web/ui/map/moving-map.css'), 'utf8');

/** The colour with a name in the style sheet of the map. */
function colour(name: string): string {
  const [, value] = new RegExp(`--map-${name}: (#[0-9a-f]{6});`).exec(MAP_CSS) ?? [];
  if (!value) throw new Error(`The map has no colour for ${name}.`);
  return value;
}

const path = (d: string, attributes = '') => `<path d="${compactPath(d)}"${attributes}/>`;

const group = (attributes: string, paths: readonly string[]) => `<g ${attributes}>${paths.join('')}</g>`;

/** Lines with a width in pixels, independent of the scale. */
const pixelLines = (pixels: number, name: string, lines: readonly string[]) =>
  group(
    `stroke="${colour(name)}" stroke-width="${pixels}"`,
    lines.map((line) => path(line, ' vector-effect="non-scaling-stroke"')),
  );

/** Lines with a width in metres, each wider by `extraWidth`. */
const metreLines = (name: string, lines: readonly { path: string; width: number }[], extraWidth = 0) =>
  group(
    `stroke="${colour(name)}"`,
    lines.map((line) => path(line.path, ` stroke-width="${Math.round(line.width + extraWidth)}"`)),
  );

/** Width of the shore in metres. */
const SHORE_WIDTH = 50;

const svg = (parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...parts,
    '</svg>\n',
  ].join('');

const { land, strips, waters, runways, roads, metro } = city();
const roadsOfRank = (rank: number) => roads.filter((road) => road.rank === rank).map((road) => road.path);
const roadsNumbered = (numbers: readonly string[]) =>
  roads.filter(({ number }) => numbers.includes(number)).map((road) => road.path);

/** The map of the city for still maps, from the same data as the interactive map. */
const cityMap = [
  `<defs><path id="l" vector-effect="non-scaling-stroke" d="${land.map(compactPath).join('')}"/><clipPath id="c"><use href="#l"/></clipPath></defs>`,
  `<path fill="${colour('water')}" d="M-80000-70000H80000V70000H-80000Z"/>`,
  metreLines('shore', strips, SHORE_WIDTH),
  `<use href="#l" fill="${colour('land')}" stroke="${colour('shore')}" stroke-width="1.25"/>`,
  metreLines('land', strips),
  `<g clip-path="url(#c)">${metreLines('shore', waters, SHORE_WIDTH)}</g>`,
  metreLines('water', waters),
  pixelLines(3, 'field', runways),
  pixelLines(1.25, 'street', roadsOfRank(3)),
  pixelLines(1.75, 'street', roadsOfRank(2)),
  pixelLines(2.25, 'road', roadsOfRank(1)),
  pixelLines(
    1.25,
    'metro',
    metro.map((line) => line.path),
  ),
];

/** The expressways, a layer above the map. */
const expressways = [
  pixelLines(1.25, 'expressway', roadsNumbered(['D71'])),
  pixelLines(2, 'expressway', roadsNumbered(['E44', 'E66', 'E311', 'E611'])),
  pixelLines(3.5, 'expressway', roadsNumbered(['E11'])),
];

await writeFile(fileAt('web/ui/still-map.svg'), svg(cityMap));
await writeFile(fileAt('web/site/home/expressways.svg'), svg(expressways));
