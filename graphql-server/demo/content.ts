import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collection } from '../collections/declaring/collection.ts';
import { banners } from '../editorial/banner.ts';
import { blogs } from '../editorial/blog.ts';
import { categories } from '../editorial/category.ts';
import { rentalApartmentDetails } from '../listings/rental-apartment-details.ts';
import { rentalApartments } from '../listings/rental-apartment.ts';
import { rentalVillaImages } from '../listings/rental-villa-images.ts';
import { rentalVillas } from '../listings/rental-villa.ts';
import { saleApartmentGallery } from '../listings/sale-apartment-gallery.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { saleVillaDetails } from '../listings/sale-villa-details.ts';
import { saleVillas } from '../listings/sale-villa.ts';
import { latestProjectPictures } from '../projects/latest-project-picture.ts';
import { HOMES, type HomeKind } from '../listings/facts/home.ts';
import { latestProjects } from '../projects/latest-project.ts';
import { properties } from '../projects/property.ts';
import { propertyPictures } from '../projects/property-picture.ts';
import { upcomingProjects } from '../projects/upcoming-project.ts';

/** One demo record: its values as staff would type them, the name of its picture, and what belongs to it. */
export interface DemoRecord {
  words: Record<string, unknown>;
  picture: string | null;
  children: DemoRecord[];
}

/** Homes composed of parts: which, how many, and what stands above their sections. */
export interface Composed {
  home: HomeKind;
  count: number;
  heading?: 'title' | 'heading';
}

/** One file of demo content and the collections it fills. */
export interface DemoFile {
  name: string;
  collection: Collection;
  children?: Collection;
  /** Days between one record and the next, on average. */
  every: number;
  /** The homes that follow those of the file, composed of parts (`compose.ts`). */
  composed?: Composed;
}

const file = (
  name: string,
  every: number,
  collection: unknown,
  children?: unknown,
  composed?: DemoFile['composed'],
) => ({ name, every, collection, children, composed }) as DemoFile;

/** So many homes of a kind in all that searching among them is worth it. */
const more = (home: HomeKind, count: number, heading?: Composed['heading']): Composed => ({
  home,
  count,
  heading,
});

/** Every file of demo content. */
export const demoFiles: DemoFile[] = [
  file('sale-apartments', 3, saleApartments, saleApartmentGallery, more(HOMES.SaleApartment, 78, 'title')),
  file('sale-villas', 5, saleVillas, saleVillaDetails, more(HOMES.SaleVilla, 48, 'heading')),
  file(
    'rental-apartments',
    2,
    rentalApartments,
    rentalApartmentDetails,
    more(HOMES.RentalApartment, 70, 'heading'),
  ),
  file('rental-villas', 6, rentalVillas, rentalVillaImages, more(HOMES.RentalVilla, 42)),
  file('properties', 21, properties, propertyPictures),
  file('latest-projects', 17, latestProjects, latestProjectPictures),
  file('upcoming-projects', 24, upcomingProjects),
  file('categories', 40, categories),
  file('blogs', 9, blogs),
  file('banners', 30, banners),
];

type Written = Record<string, unknown> & {
  picture?: string | null;
  sections?: Written[];
  gallery?: Written[];
};

/** Reads one file of demo content, its first record the newest. */
export async function readContent(folder: string, { name }: DemoFile): Promise<DemoRecord[]> {
  const written = JSON.parse(await readFile(join(folder, 'content', `${name}.json`), 'utf8')) as Written[];
  return written.map(toRecord);
}

function toRecord({ picture, sections, gallery, ...words }: Written): DemoRecord {
  return { words, picture: picture ?? null, children: (sections ?? gallery ?? []).map(toRecord) };
}

/** One picture of the demo content: its file and what it shows. */
export interface DemoPicture {
  name: string;
  file: string;
  alt: string;
}

/** The pictures that demo content may show, by name. */
export async function readManifest(folder: string): Promise<Map<string, DemoPicture>> {
  const pictures = JSON.parse(
    await readFile(join(folder, 'pictures', 'manifest.json'), 'utf8'),
  ) as DemoPicture[];
  return new Map(pictures.map((picture) => [picture.name, picture]));
}
