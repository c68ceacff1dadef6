/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedOperation } from '../../../page.ts';
/** A type of home. */
export type HomeType =
  /** Homes on one or more floors of a building. */
  | 'Apartments'
  /** Houses that share walls with their neighbours. */
  | 'Townhouses'
  /** Detached houses on plots of their own. */
  | 'Villas';

export type BannersQueryVariables = Exact<{ [key: string]: never; }>;


export type BannersQuery = { banners: { items: Array<{ id: string, title: string, subtitle: string | null, image: { url: string, width: number, height: number, alt: string | null, placeholder: string, uprightAvif: string, uprightWebp: string, avif: string, webp: string } | null }> } };

export type PropertyCardsFragment = { items: Array<{ __typename: 'Property', id: string, title: string, type: HomeType, price: string, location: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> };

export type PropertiesQueryVariables = Exact<{ [key: string]: never; }>;


export type PropertiesQuery = { villas: { items: Array<{ __typename: 'Property', id: string, title: string, type: HomeType, price: string, location: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> }, apartments: { items: Array<{ __typename: 'Property', id: string, title: string, type: HomeType, price: string, location: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> }, townhouses: { items: Array<{ __typename: 'Property', id: string, title: string, type: HomeType, price: string, location: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type ProjectCardsFragment = { items: Array<{ __typename: 'LatestProject', id: string, title: string, category: HomeType, price: string, location: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> };

export type ProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectsQuery = { newest: { items: Array<{ id: string }> }, villas: { items: Array<{ __typename: 'LatestProject', id: string, title: string, category: HomeType, price: string, location: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> }, apartments: { items: Array<{ __typename: 'LatestProject', id: string, title: string, category: HomeType, price: string, location: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> }, townhouses: { items: Array<{ __typename: 'LatestProject', id: string, title: string, category: HomeType, price: string, location: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type DreamHomesQueryVariables = Exact<{
  page: number;
}>;


export type DreamHomesQuery = { categories: { page: number, totalPages: number, items: Array<{ __typename: 'Category', id: string, title: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type AgentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgentsQuery = { people: { items: Array<{ id: string, name: string, position: string | null, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const BannersDocument = "query Banners{banners(limit:12){items{id title subtitle image{...PictureFiles uprightAvif:uprightSrcset(format:AVIF)uprightWebp:uprightSrcset(format:WEBP)}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<BannersQuery, BannersQueryVariables>;
export const PropertiesDocument = "query Properties{villas:properties(type:Villas limit:60){...PropertyCards}apartments:properties(type:Apartments limit:60){...PropertyCards}townhouses:properties(type:Townhouses limit:60){...PropertyCards}}fragment PropertyCards on PropertyPage{items{__typename id title type price location picture:image{...PictureFiles}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<PropertiesQuery, PropertiesQueryVariables>;
export const ProjectsDocument = "query Projects{newest:latestProjects(limit:60){items{id}}villas:latestProjects(category:Villas limit:60){...ProjectCards}apartments:latestProjects(category:Apartments limit:60){...ProjectCards}townhouses:latestProjects(category:Townhouses limit:60){...ProjectCards}}fragment ProjectCards on LatestProjectPage{items{__typename id title category price location picture:image{...PictureFiles}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<ProjectsQuery, ProjectsQueryVariables>;
export const DreamHomesDocument = "query DreamHomes($page:Int!){categories(page:$page limit:6){items{__typename id title picture:image{...PictureFiles}}page totalPages}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<DreamHomesQuery, DreamHomesQueryVariables>;
export const AgentsDocument = "query Agents{people(limit:4){items{id name position portrait{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<AgentsQuery, AgentsQueryVariables>;