import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Amenity, Completion, View } from '../listings/facts/choices.ts';
import type { HomeKind } from '../listings/facts/home.ts';
import { SeededRandom } from '../seeded-random.ts';
import { composeFacts, type ComposedFacts, type Neighbourhood } from './composed-home.ts';
import { filled, termsOf, titleOf } from './composed-words.ts';
import type { Composed, DemoRecord } from './content.ts';

interface Room {
  title: string;
  texts: string[];
}

/** What homes are composed from. */
export interface Parts {
  neighbourhoods: { apartments: Neighbourhood[]; villas: Neighbourhood[] };
  rooms: Record<HomeKind['family'], Record<string, Room>>;
}

/** Reads what homes are composed from. */
export async function readParts(folder: string): Promise<Parts> {
  const [neighbourhoods, rooms] = await Promise.all(
    ['neighbourhoods', 'rooms'].map(async (name) => {
      const text = await readFile(join(folder, 'content/composed', `${name}.json`), 'utf8');
      return JSON.parse(text) as unknown;
    }),
  );
  return { neighbourhoods, rooms } as Parts;
}

/** As many homes of a kind as are wanted, each with facts that agree with what is said and shown of it. */
export function composeHomes(
  { neighbourhoods, rooms }: Parts,
  { home, count, heading }: Composed,
): DemoRecord[] {
  const isVilla = home.family === 'villa';
  const hoods = isVilla ? neighbourhoods.villas : neighbourhoods.apartments;
  const seed = (home.purpose === 'sale' ? 1 : 2) * (isVilla ? 10_000 : 1_000);
  const sectionsOf = isVilla ? villaSections : apartmentSections;
  return Array.from({ length: count }, (_, index) => {
    const chance = new SeededRandom(seed + index);
    const hood = hoods[(index * STRIDE) % hoods.length]!;
    const facts = composeFacts(home, hood, chance);
    const sections = sectionsOf({ rooms: rooms[home.family], hood, facts, chance });
    sections.at(-1)!.text += ` ${termsOf(home, facts, chance)}`;
    return {
      words: { title: titleOf(home, facts, chance), ...facts },
      picture: frontOf(home, sections, chance),
      children: sections.map(({ title, text, picture }) => ({
        words: { ...(heading && { [heading]: title }), description: text },
        picture,
        children: [],
      })),
    };
  });
}

/** From one neighbourhood to the next, so that neighbours do not follow each other. */
const STRIDE = 7;

interface Section {
  title: string;
  text: string;
  picture: string;
}

interface Told {
  rooms: Record<string, Room>;
  hood: Neighbourhood;
  facts: ComposedFacts;
  chance: SeededRandom;
}

/** The picture that stands for a home in lists: one of its own, of a villa always one from outside. */
function frontOf({ family }: HomeKind, sections: readonly Section[], chance: SeededRandom): string {
  return chance.of(family === 'villa' ? sections.slice(0, 2) : sections).picture;
}

const FACADES = ['tower_residence', 'tower_twin', 'lobby_wide'];
const LIVING = {
  sea: ['living_wide', 'living_dusk_wide'],
  city: ['living_side', 'living_dusk_side'],
};
const BEDROOMS = {
  sea: ['bedroom_sea_front', 'bedroom_sea_window'],
  city: ['bedroom_sea_detail'],
};
const KITCHENS = ['kitchen_island_wide', 'kitchen_island_close', 'kitchen_counter'];
const BATHROOMS = { sea: ['bathroom_tub', 'bathroom_detail'], city: ['bathroom_vanity'] };

function apartmentSections({ rooms, hood, facts, chance }: Told): Section[] {
  const has = (amenity: Amenity) => facts.amenities.includes(amenity);
  const side = facts.views.some((view) => SEAWARD.includes(view)) ? 'sea' : 'city';
  const room = (name: string, ...pictures: string[]): Section => {
    const { title, texts } = rooms[name]!;
    return { title, text: filled(chance.of(texts), chance), picture: chance.of(pictures) };
  };
  const setting = {
    title: 'Setting',
    text: filled(chance.of(hood.setting!), chance),
    picture: chance.of(FACADES),
  };
  if (facts.completion === Completion.OFF_PLAN)
    return [room('works', 'under_construction'), setting, room('plan', ...LIVING[side])];
  const shared = has(Amenity.SHARED_POOL)
    ? room('pool', 'tower_podium_pool', 'podium_pool_dusk')
    : has(Amenity.SHARED_GYM)
      ? room('gym', 'residents_gym')
      : room('lobby', 'lobby_lounge');
  if (facts.bedroomCount === 0)
    return [room('studio', 'studio_compact_wide'), room('alcove', 'studio_compact_bed'), setting, shared];
  return [
    setting,
    room('living', ...LIVING[side]),
    ...(facts.bedroomCount > 2 ? [room('dining', 'living_dining')] : []),
    room('kitchen', ...KITCHENS),
    room('bedroom', ...BEDROOMS[side]),
    room('bathroom', ...BATHROOMS[side]),
    ...(has(Amenity.STUDY) ? [room('study', 'home_office_wide', 'home_office_desk')] : []),
    ...(has(Amenity.WALK_IN_CLOSET) ? [room('closet', 'walk_in_closet')] : []),
    BEACHES.includes(hood.place) ? room('beach', 'beach_club') : shared,
  ];
}

const SEAWARD = [View.SEA, View.MARINA, View.PALM, View.CREEK];
const BEACHES = ['palm-jumeirah', 'jumeirah-beach-residence', 'emaar-beachfront', 'bluewaters-island'];

/** What is told of a villa, by how it is built, and what shows it. */
const VILLAS: Record<
  NonNullable<Neighbourhood['manner']>,
  readonly (readonly [room: string, pictures: readonly string[]])[]
> = {
  garden: [
    ['front', ['villa_noon', 'villa_golden', 'hero_villa']],
    ['pool', ['villa_pool', 'hero_villa']],
    ['terrace', ['villa_terrace_dusk']],
  ],
  row: [
    ['row', ['townhouse_row', 'townhouse_dusk']],
    ['rowDusk', ['townhouse_dusk', 'townhouse_row']],
  ],
  sand: [
    ['row', ['townhouse_row', 'townhouse_dusk']],
    ['sand', ['desert_edge']],
  ],
  sea: [
    ['sea', ['palm_shore']],
    ['dining', ['dining_terrace_wide', 'dining_terrace_side']],
    ['pool', ['villa_pool', 'hero_villa']],
  ],
  court: [
    ['court', ['villa_arabic', 'villa_arabic_dusk']],
    ['majlis', ['majlis_front', 'majlis_side']],
    ['courtDusk', ['villa_arabic_dusk', 'villa_arabic']],
    ['majlis', ['majlis_detail', 'majlis_side']],
  ],
};

function villaSections({ rooms, hood, facts, chance }: Told): Section[] {
  const has = (amenity: Amenity) => facts.amenities.includes(amenity);
  const told = VILLAS[hood.manner!].filter(([room]) => room !== 'pool' || has(Amenity.PRIVATE_POOL));
  const inside = [
    ...(has(Amenity.STUDY) ? [['study', ['home_office_desk']] as const] : []),
    ...(has(Amenity.WALK_IN_CLOSET) ? [['closet', ['walk_in_closet']] as const] : []),
  ];
  return [...told, ...inside].map(([room, pictures]) => ({
    title: rooms[room]!.title,
    text: filled(chance.of(rooms[room]!.texts), chance),
    picture: chance.of(pictures),
  }));
}
