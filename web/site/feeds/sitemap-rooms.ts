import type { TypedDocumentNode } from '@apollo/client';
import {
  ApartmentsForSaleInSitemapDocument,
  BlogsInSitemapDocument,
  CategoriesInSitemapDocument,
  LatestProjectsInSitemapDocument,
  PropertiesInSitemapDocument,
  RentalApartmentsInSitemapDocument,
  RentalVillasInSitemapDocument,
  VillasForSaleInSitemapDocument,
} from '../../../schema/documents/site/feeds/graphql.ts';
import { paths } from '../../paths.ts';

interface Found {
  items: { id: string; updatedAt: string; picture: { url: string } | null }[];
}

/** Records of one kind, each with a page of its own. */
export interface Room {
  /** Asks for those that follow a number, in the order of their numbers. */
  document: TypedDocumentNode<{ found: Found }, { after: string; limit: number }>;
  /** The address of such a page, with `:id` in it. */
  page: string;
}

/** All records that have pages, by the name of their part of the sitemap. */
export const rooms: Readonly<Record<string, Room>> = {
  'apartments-for-sale': { document: ApartmentsForSaleInSitemapDocument, page: paths.apartmentForSale },
  'villas-for-sale': { document: VillasForSaleInSitemapDocument, page: paths.villaForSale },
  'rental-apartments': { document: RentalApartmentsInSitemapDocument, page: paths.rentalApartment },
  'rental-villas': { document: RentalVillasInSitemapDocument, page: paths.rentalVilla },
  properties: { document: PropertiesInSitemapDocument, page: paths.property },
  'latest-projects': { document: LatestProjectsInSitemapDocument, page: paths.latestProject },
  categories: { document: CategoriesInSitemapDocument, page: paths.category },
  blog: { document: BlogsInSitemapDocument, page: paths.blog },
};
