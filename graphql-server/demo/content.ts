import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

export interface DemoFile {
  /** Name of the file in `content/`, without `.json`. */
  name: string;
  collection: Collection;
  children?: Collection;
  /** Average days between the creation of two records. */
  interval: number;
  /** Whether a file of the same name in `content/older/` has more records, which are older. */
  hasOlder?: true;
}

export const demoFiles: readonly DemoFile[] = [
  {
    name: 'sale-apartments',
    interval: 3,
    collection: saleApartments,
    children: saleApartmentGallery,
    hasOlder: true,
  },
  { name: 'sale-villas', interval: 5, collection: saleVillas, children: saleVillaDetails, hasOlder: true },
  {
    name: 'rental-apartments',
    interval: 2,
    collection: rentalApartments,
    children: rentalApartmentDetails,
    hasOlder: true,
  },
  {
    name: 'rental-villas',
    interval: 6,
    collection: rentalVillas,
    children: rentalVillaImages,
    hasOlder: true,
  },
  { name: 'properties', interval: 21, collection: properties, children: propertyPictures },
  { name: 'latest-projects', interval: 17, collection: latestProjects, children: latestProjectPictures },
  { name: 'upcoming-projects', interval: 24, collection: upcomingProjects },
  { name: 'categories', interval: 40, collection: categories },
  { name: 'blogs', interval: 9, collection: blogs },
  { name: 'banners', interval: 30, collection: banners },
  { name: 'people', interval: 1, collection: people },
];

type ContentRecord = Record<string, unknown> & {
  picture?: string | null;
  sections?: ContentRecord[];
  gallery?: ContentRecord[];
};

/** Reads a file of demo content, whose first record is the newest. */
export async function readContent(folder: string, name: string): Promise<DemoRecord[]> {
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
