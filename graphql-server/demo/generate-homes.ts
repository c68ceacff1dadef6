import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Amenity, Completion, View } from '../listings/facts/choices.ts';
import type { HomeKind } from '../../schema/listing-kinds.ts';
import { SeededRandom } from './seeded-random.ts';
import type { DemoRecord, GeneratedHomes } from './content.ts';
import { generateFacts, type HomeFacts, type Neighbourhood } from './generate-facts.ts';
import { fillNumbers, generateTerms, generateTitle } from './generate-texts.ts';

interface RoomTemplate {
  title: string;
  /** Alternatives, with number ranges such as `{12-17}`. */
  texts: string[];
}

/** The content of `content/composed`. */
export interface HomeTemplates {
  neighbourhoods: { apartments: Neighbourhood[]; villas: Neighbourhood[] };
  rooms: Record<HomeKind['family'], Record<string, RoomTemplate>>;
}

export async function readHomeTemplates(folder: string): Promise<HomeTemplates> {
  const [neighbourhoods, rooms] = await Promise.all(
    ['neighbourhoods', 'rooms'].map(async (name) => {
      const text = await readFile(join(folder, 'content/composed', `${name}.json`), 'utf8');
      return JSON.parse(text) as unknown;
    }),
  );
  return { neighbourhoods, rooms } as HomeTemplates;
}

/** Generates homes whose facts, texts and pictures agree; the same for each call. */
export function generateHomes(
  { neighbourhoods, rooms }: HomeTemplates,
  { home, count, heading }: GeneratedHomes,
): DemoRecord[] {
  const isVilla = home.family === 'villa';
  const candidates = isVilla ? neighbourhoods.villas : neighbourhoods.apartments;
  const seed = (home.purpose === 'SALE' ? 1 : 2) * (isVilla ? 10_000 : 1_000);
  const createSections = isVilla ? villaSections : apartmentSections;
  return Array.from({ length: count }, (_, index) => {
    const random = new SeededRandom(seed + index);
    const neighbourhood = candidates[(index * STRIDE) % candidates.length]!;
    const facts = generateFacts(home, neighbourhood, random);
    const sections = createSections({ rooms: rooms[home.family], neighbourhood, facts, random });
    sections.at(-1)!.text += ` ${generateTerms(home, facts, random)}`;
    return {
      values: { title: generateTitle(home, facts, random), ...facts },
      picture: mainPicture(home, sections, random),
      children: sections.map(({ title, text, picture }) => ({
        values: { ...(heading && { [heading]: title }), description: text },
        picture,
        children: [],
      })),
    };
  });
}

/** Step between neighbourhoods, so that those next to each other in the file do not follow each other. */
const STRIDE = 7;

interface Section {
  title: string;
  text: string;
  picture: string;
}

interface SectionContext {
  rooms: Record<string, RoomTemplate>;
  neighbourhood: Neighbourhood;
  facts: HomeFacts;
  random: SeededRandom;
}

/** The picture of a home in lists: one of its sections, for a villa always from outside. */
function mainPicture({ family }: HomeKind, sections: readonly Section[], random: SeededRandom): string {
  return random.of(family === 'villa' ? sections.slice(0, 2) : sections).picture;
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

function apartmentSections({ rooms, neighbourhood, facts, random }: SectionContext): Section[] {
  const has = (amenity: Amenity) => facts.amenities.includes(amenity);
  const side = facts.views.some((view) => WATER_VIEWS.includes(view)) ? 'sea' : 'city';
  const room = (name: string, ...pictures: string[]): Section => {
    const { title, texts } = rooms[name]!;
    return { title, text: fillNumbers(random.of(texts), random), picture: random.of(pictures) };
  };
  const setting = {
    title: 'Setting',
    text: fillNumbers(random.of(neighbourhood.setting!), random),
    picture: random.of(FACADES),
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
    BEACH_PLACES.includes(neighbourhood.place) ? room('beach', 'beach_club') : shared,
  ];
}

const WATER_VIEWS = [View.SEA, View.MARINA, View.PALM, View.CREEK];
const BEACH_PLACES = ['palm-jumeirah', 'jumeirah-beach-residence', 'emaar-beachfront', 'bluewaters-island'];

/** The sections of villas by style: a room template and its pictures. */
const VILLA_SECTIONS: Record<
  NonNullable<Neighbourhood['style']>,
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

function villaSections({ rooms, neighbourhood, facts, random }: SectionContext): Section[] {
  const has = (amenity: Amenity) => facts.amenities.includes(amenity);
  const outside = VILLA_SECTIONS[neighbourhood.style!].filter(
    ([room]) => room !== 'pool' || has(Amenity.PRIVATE_POOL),
  );
  const inside = [
    ...(has(Amenity.STUDY) ? [['study', ['home_office_desk']] as const] : []),
    ...(has(Amenity.WALK_IN_CLOSET) ? [['closet', ['walk_in_closet']] as const] : []),
  ];
  return [...outside, ...inside].map(([room, pictures]) => ({
    title: rooms[room]!.title,
    text: fillNumbers(random.of(rooms[room]!.texts), random),
    picture: random.of(pictures),
  }));
}
