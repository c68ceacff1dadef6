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
import { kinds, type KindName } from '../../kinds.ts';

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

const documents: Readonly<Record<KindName, Room['document']>> = {
  SaleApartment: ApartmentsForSaleInSitemapDocument,
  SaleVilla: VillasForSaleInSitemapDocument,
  RentalApartment: RentalApartmentsInSitemapDocument,
  RentalVilla: RentalVillasInSitemapDocument,
  Property: PropertiesInSitemapDocument,
  LatestProject: LatestProjectsInSitemapDocument,
  Category: CategoriesInSitemapDocument,
  Blog: BlogsInSitemapDocument,
};

/** All records that have pages, by the name of their part of the sitemap. */
export const rooms: Readonly<Record<string, Room>> = Object.fromEntries(
  Object.entries(kinds).map(([type, { sitemap, page }]) => [
    sitemap,
    { document: documents[type as KindName], page },
  ]),
);
