import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HomeKind, listingKinds } from '../../schema/listing-kinds.ts';
import type { Agency } from '../agency/agency.ts';
import type { Collection } from '../collections/definitions/collection.ts';
import { banners } from '../editorial/banner.ts';
import { blogs } from '../editorial/blog.ts';
import { categories } from '../editorial/category.ts';
import {
  rentalApartmentDetails,
  rentalVillaImages,
  saleApartmentGallery,
  saleVillaDetails,
} from '../listings/listing-sections.ts';
import { rentalApartments, rentalVillas, saleApartments, saleVillas } from '../listings/listing-kind.ts';
import { latestProjectPictures } from '../projects/latest-project-picture.ts';
import { latestProjects } from '../projects/latest-project.ts';
import { people } from '../people/person.ts';
import { properties } from '../projects/property.ts';
import { propertyPictures } from '../projects/property-picture.ts';
import { upcomingProjects } from '../projects/upcoming-project.ts';

/** A demo record with the name of its picture and its sections. */
export interface DemoRecord {
  /** Values by field, as inputs have them. */
  values: Record<string, unknown>;
  picture: string | null;
  children: DemoRecord[];
}

export interface GeneratedHomes {
  home: HomeKind;
  count: number;
  /** The field of the headline of a section. */
  heading?: 'title' | 'heading';
}

export interface DemoFile {
  name: string;
  collection: Collection;
  children?: Collection;
  /** Average days between the creation of two records. */
  interval: number;
  /** Homes that follow those of the file. */
  generated?: GeneratedHomes;
}

const file = (
  name: string,
  interval: number,
  collection: unknown,
  children?: unknown,
  generated?: DemoFile['generated'],
) => ({ name, interval, collection, children, generated }) as DemoFile;

const homes = (home: HomeKind, count: number, heading?: GeneratedHomes['heading']): GeneratedHomes => ({
  home,
  count,
  heading,
});

export const demoFiles: DemoFile[] = [
  file(
    'sale-apartments',
    3,
    saleApartments,
    saleApartmentGallery,
    homes(listingKinds.SaleApartment, 78, 'title'),
  ),
  file('sale-villas', 5, saleVillas, saleVillaDetails, homes(listingKinds.SaleVilla, 48, 'heading')),
  file(
    'rental-apartments',
    2,
    rentalApartments,
    rentalApartmentDetails,
    homes(listingKinds.RentalApartment, 70, 'heading'),
  ),
  file('rental-villas', 6, rentalVillas, rentalVillaImages, homes(listingKinds.RentalVilla, 42)),
  file('properties', 21, properties, propertyPictures),
  file('latest-projects', 17, latestProjects, latestProjectPictures),
  file('upcoming-projects', 24, upcomingProjects),
  file('categories', 40, categories),
  file('blogs', 9, blogs),
  file('banners', 30, banners),
  file('people', 1, people),
];

type ContentRecord = Record<string, unknown> & {
  picture?: string | null;
  sections?: ContentRecord[];
  gallery?: ContentRecord[];
};

/** Reads a file of demo content, whose first record is the newest. */
export async function readContent(folder: string, { name }: DemoFile): Promise<DemoRecord[]> {
  const records = JSON.parse(
    await readFile(join(folder, 'content', `${name}.json`), 'utf8'),
  ) as ContentRecord[];
  return records.map(toRecord);
}

function toRecord({ picture, sections, gallery, ...values }: ContentRecord): DemoRecord {
  return { values, picture: picture ?? null, children: (sections ?? gallery ?? []).map(toRecord) };
}

/** Reads the agency of the demo content, by field. */
export async function readAgency(folder: string): Promise<Partial<Omit<Agency, 'updatedBy'>>> {
  return JSON.parse(await readFile(join(folder, 'content/agency.json'), 'utf8')) as object;
}

export interface DemoPicture {
  name: string;
  file: string;
  alt: string;
}

export async function readManifest(folder: string): Promise<Map<string, DemoPicture>> {
  const pictures = JSON.parse(
    await readFile(join(folder, 'pictures', 'manifest.json'), 'utf8'),
  ) as DemoPicture[];
  return new Map(pictures.map((picture) => [picture.name, picture]));
}
