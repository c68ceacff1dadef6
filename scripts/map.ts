import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { city } from '../web/ui/map/city/city.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What of the plane the picture shows, in metres: left, top, width and height. */
const SHOWN = '-52000 -42000 104000 76000';

/** Rounded to ten metres, which nobody sees, and relative, which is shorter. */
const written = (path: string): string => path.replaceAll(/ (?=-)/g, '').replaceAll(/ ?([A-Za-z]) ?/g, '$1');

/** The picture of the city in which the site's still maps are pieces, drawn from the same lines as the map that moves. */
async function stillMap(): Promise<string> {
  const tokens = await readFile(fileAt('web/ui/map/map-colours.css'), 'utf8');
  const colour = (name: string): string => {
    const [, value] = new RegExp(`--map-${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
    if (!value) throw new Error(`The map has no colour for ${name}.`);
    return value;
  };
  const { land, strips, waters, runways, roads, metro } = city();
  const group = (attributes: string, paths: readonly string[]) => `<g ${attributes}>${paths.join('')}</g>`;
  const path = (d: string, more = '') => `<path d="${written(d)}"${more}/>`;
  const wide = (width: number) => ` stroke-width="${Math.round(width)}"`;
  const edge = 90;
  const roadsOf = (rank: number) => roads.filter((road) => road.rank === rank).map((road) => path(road.path));
  const still = 'vector-effect="non-scaling-stroke"';
  const thin = (width: number, name: string, paths: readonly string[]) =>
    group(
      `stroke="${colour(name)}" stroke-width="${width}"`,
      paths.map((each) => each.replace('/>', ` ${still}/>`)),
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SHOWN}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path fill="${colour('water')}" d="M-80000-70000H80000V70000H-80000Z"/>`,
    group(
      `stroke="${colour('shore')}"`,
      strips.map((strip) => path(strip.path, wide(strip.width + edge))),
    ),
    thin(
      1.5,
      'shore',
      land.map((shape) => path(shape)),
    ),
    group(
      `fill="${colour('land')}"`,
      land.map((shape) => path(shape)),
    ),
    group(
      `stroke="${colour('land')}"`,
      strips.map((strip) => path(strip.path, wide(strip.width))),
    ),
    group(
      `stroke="${colour('shore')}"`,
      waters.map((water) => path(water.path, wide(water.width + edge))),
    ),
    group(
      `stroke="${colour('water')}"`,
      waters.map((water) => path(water.path, wide(water.width))),
    ),
    thin(
      3,
      'field',
      runways.map((runway) => path(runway)),
    ),
    thin(1.25, 'street', roadsOf(3)),
    thin(1.75, 'street', roadsOf(2)),
    thin(2.25, 'road', roadsOf(1)),
    thin(
      1.25,
      'metro',
      metro.map((line) => path(line.path)),
    ),
    '</svg>\n',
  ].join('');
}

await writeFile(fileAt('web/ui/still-map.svg'), await stillMap());
