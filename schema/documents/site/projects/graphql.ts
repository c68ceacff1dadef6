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

export type PropertyFactsFragment = { __typename: 'Property', id: string, title: string, location: string, price: string, type: HomeType, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

export type NewestPropertiesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestPropertiesQuery = { found: { items: Array<{ __typename: 'Property', id: string, title: string, location: string, price: string, type: HomeType, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type PropertyQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyQuery = { record: { __typename: 'Property', id: string, title: string, location: string, price: string, type: HomeType, picture: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

export type PropertyGalleryQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyGalleryQuery = { of: { id: string, sections: Array<{ id: string, title: string | null, description: string | null, image: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } | null };

export type ProjectFactsFragment = { __typename: 'LatestProject', id: string, title: string, location: string, price: string, category: HomeType, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

export type NewestProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestProjectsQuery = { found: { items: Array<{ __typename: 'LatestProject', id: string, title: string, location: string, price: string, category: HomeType, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type LatestProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type LatestProjectQuery = { record: { __typename: 'LatestProject', logo: string | null, id: string, title: string, location: string, price: string, category: HomeType, picture: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

export type LatestProjectGalleryQueryVariables = Exact<{
  id: string | number;
}>;


export type LatestProjectGalleryQuery = { of: { id: string, sections: Array<{ id: string, title: string, description: string | null, image: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } | null };

export type UpcomingProjectsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type UpcomingProjectsQuery = { found: { page: number, total: number, totalPages: number, items: Array<{ id: string, title: string, description: string, picture: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const NewestPropertiesDocument = "query NewestProperties{found:properties(page:1 limit:4){items{...PropertyFacts}}}fragment PropertyFacts on Property{__typename id title location price type picture:image{...PictureFiles}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<NewestPropertiesQuery, NewestPropertiesQueryVariables>;
export const PropertyDocument = "query Property($id:ID!){record:property(id:$id){...PropertyFacts picture:image{shareUrl}}}fragment PropertyFacts on Property{__typename id title location price type picture:image{...PictureFiles}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<PropertyQuery, PropertyQueryVariables>;
export const PropertyGalleryDocument = "query PropertyGallery($id:ID!){of:property(id:$id){id sections:gallery{id title description image{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<PropertyGalleryQuery, PropertyGalleryQueryVariables>;
export const NewestProjectsDocument = "query NewestProjects{found:latestProjects(page:1 limit:4){items{...ProjectFacts}}}fragment ProjectFacts on LatestProject{__typename id title location price category picture:image{...PictureFiles}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<NewestProjectsQuery, NewestProjectsQueryVariables>;
export const LatestProjectDocument = "query LatestProject($id:ID!){record:latestProject(id:$id){...ProjectFacts picture:image{shareUrl}logo}}fragment ProjectFacts on LatestProject{__typename id title location price category picture:image{...PictureFiles}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<LatestProjectQuery, LatestProjectQueryVariables>;
export const LatestProjectGalleryDocument = "query LatestProjectGallery($id:ID!){of:latestProject(id:$id){id sections:gallery{id title description image{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<LatestProjectGalleryQuery, LatestProjectGalleryQueryVariables>;
export const UpcomingProjectsDocument = "query UpcomingProjects($page:Int!$limit:Int!){found:upcomingProjects(page:$page limit:$limit){items{id title description picture:thumbnail{...PictureFiles}}page total totalPages}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<UpcomingProjectsQuery, UpcomingProjectsQueryVariables>;