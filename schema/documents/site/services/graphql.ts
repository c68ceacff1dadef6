/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedOperation } from '../../../page.ts';
export type SellPropertyQueryVariables = Exact<{ [key: string]: never; }>;


export type SellPropertyQuery = { areas: Array<{ name: string, homes: number }>, newest: { items: Array<{ id: string, title: string, location: string, thumbnail: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type BuyPropertyQueryVariables = Exact<{ [key: string]: never; }>;


export type BuyPropertyQuery = { newest: { items: Array<{ id: string, title: string, location: string, thumbnail: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type RentPropertyQueryVariables = Exact<{ [key: string]: never; }>;


export type RentPropertyQuery = { newest: { items: Array<{ id: string, title: string, location: string, thumbnail: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const SellPropertyDocument = "query SellProperty{areas{name homes}newest:saleApartments(page:1 limit:1){items{id title location thumbnail{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<SellPropertyQuery, SellPropertyQueryVariables>;
export const BuyPropertyDocument = "query BuyProperty{newest:saleVillas(page:1 limit:1){items{id title location thumbnail{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<BuyPropertyQuery, BuyPropertyQueryVariables>;
export const RentPropertyDocument = "query RentProperty{newest:rentalApartments(page:1 limit:1){items{id title location thumbnail{...PictureFiles}}}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<RentPropertyQuery, RentPropertyQueryVariables>;