/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedOperation } from '../../../page.ts';
export type BlogFeedQueryVariables = Exact<{
  limit: number;
}>;


export type BlogFeedQuery = { blogs: { items: Array<{ id: string, title: string, description: string, createdAt: string, updatedAt: string }> } };

export type ApartmentsForSaleInSitemapQueryVariables = Exact<{
  after: string | number;
  limit: number;
}>;


export type ApartmentsForSaleInSitemapQuery = { found: { items: Array<{ id: string, updatedAt: string, picture: { url: string } | null }> } };

export type VillasForSaleInSitemapQueryVariables = Exact<{
  after: string | number;
  limit: number;
}>;


export type VillasForSaleInSitemapQuery = { found: { items: Array<{ id: string, updatedAt: string, picture: { url: string } | null }> } };

export type RentalApartmentsInSitemapQueryVariables = Exact<{
  after: string | number;
  limit: number;
}>;


export type RentalApartmentsInSitemapQuery = { found: { items: Array<{ id: string, updatedAt: string, picture: { url: string } | null }> } };

export type RentalVillasInSitemapQueryVariables = Exact<{
  after: string | number;
  limit: number;
}>;


export type RentalVillasInSitemapQuery = { found: { items: Array<{ id: string, updatedAt: string, picture: { url: string } | null }> } };

export type PropertiesInSitemapQueryVariables = Exact<{
  after: string | number;
  limit: number;
}>;


export type PropertiesInSitemapQuery = { found: { items: Array<{ id: string, updatedAt: string, picture: { url: string } | null }> } };

export type LatestProjectsInSitemapQueryVariables = Exact<{
  after: string | number;
  limit: number;
}>;


export type LatestProjectsInSitemapQuery = { found: { items: Array<{ id: string, updatedAt: string, picture: { url: string } | null }> } };

export type CategoriesInSitemapQueryVariables = Exact<{
  after: string | number;
  limit: number;
}>;


export type CategoriesInSitemapQuery = { found: { items: Array<{ id: string, updatedAt: string, picture: { url: string } | null }> } };

export type BlogsInSitemapQueryVariables = Exact<{
  after: string | number;
  limit: number;
}>;


export type BlogsInSitemapQuery = { found: { items: Array<{ id: string, updatedAt: string, picture: { url: string } | null }> } };

export type PeopleInSitemapQueryVariables = Exact<{
  limit: number;
}>;


export type PeopleInSitemapQuery = { people: { items: Array<{ slug: string, updatedAt: string, portrait: { url: string } | null }> } };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const BlogFeedDocument = "query BlogFeed($limit:Int!){blogs(page:1 limit:$limit){items{id title description createdAt updatedAt}}}" as unknown as TypedOperation<BlogFeedQuery, BlogFeedQueryVariables>;
export const ApartmentsForSaleInSitemapDocument = "query ApartmentsForSaleInSitemap($after:ID!$limit:Int!){found:saleApartments(after:$after limit:$limit sort:NUMBER){items{id updatedAt picture:thumbnail{url}}}}" as unknown as TypedOperation<ApartmentsForSaleInSitemapQuery, ApartmentsForSaleInSitemapQueryVariables>;
export const VillasForSaleInSitemapDocument = "query VillasForSaleInSitemap($after:ID!$limit:Int!){found:saleVillas(after:$after limit:$limit sort:NUMBER){items{id updatedAt picture:thumbnail{url}}}}" as unknown as TypedOperation<VillasForSaleInSitemapQuery, VillasForSaleInSitemapQueryVariables>;
export const RentalApartmentsInSitemapDocument = "query RentalApartmentsInSitemap($after:ID!$limit:Int!){found:rentalApartments(after:$after limit:$limit sort:NUMBER){items{id updatedAt picture:thumbnail{url}}}}" as unknown as TypedOperation<RentalApartmentsInSitemapQuery, RentalApartmentsInSitemapQueryVariables>;
export const RentalVillasInSitemapDocument = "query RentalVillasInSitemap($after:ID!$limit:Int!){found:rentalVillas(after:$after limit:$limit sort:NUMBER){items{id updatedAt picture:thumbnail{url}}}}" as unknown as TypedOperation<RentalVillasInSitemapQuery, RentalVillasInSitemapQueryVariables>;
export const PropertiesInSitemapDocument = "query PropertiesInSitemap($after:ID!$limit:Int!){found:properties(after:$after limit:$limit sort:NUMBER){items{id updatedAt picture:image{url}}}}" as unknown as TypedOperation<PropertiesInSitemapQuery, PropertiesInSitemapQueryVariables>;
export const LatestProjectsInSitemapDocument = "query LatestProjectsInSitemap($after:ID!$limit:Int!){found:latestProjects(after:$after limit:$limit sort:NUMBER){items{id updatedAt picture:image{url}}}}" as unknown as TypedOperation<LatestProjectsInSitemapQuery, LatestProjectsInSitemapQueryVariables>;
export const CategoriesInSitemapDocument = "query CategoriesInSitemap($after:ID!$limit:Int!){found:categories(after:$after limit:$limit sort:NUMBER){items{id updatedAt picture:image{url}}}}" as unknown as TypedOperation<CategoriesInSitemapQuery, CategoriesInSitemapQueryVariables>;
export const BlogsInSitemapDocument = "query BlogsInSitemap($after:ID!$limit:Int!){found:blogs(after:$after limit:$limit sort:NUMBER){items{id updatedAt picture:image{url}}}}" as unknown as TypedOperation<BlogsInSitemapQuery, BlogsInSitemapQueryVariables>;
export const PeopleInSitemapDocument = "query PeopleInSitemap($limit:Int!){people(limit:$limit){items{slug updatedAt portrait{url}}}}" as unknown as TypedOperation<PeopleInSitemapQuery, PeopleInSitemapQueryVariables>;