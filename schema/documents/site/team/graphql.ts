/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedOperation } from '../../../page.ts';
export type PersonCardFragment = { id: string, slug: string, name: string, position: string | null, introduction: string | null, profiles: Array<string>, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null };

export type TeamQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamQuery = { people: { items: Array<{ id: string, slug: string, name: string, position: string | null, introduction: string | null, profiles: Array<string>, portrait: { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null }> } };

export type TeamMemberQueryVariables = Exact<{
  slug: string;
}>;


export type TeamMemberQuery = { record: { biography: string | null, languages: Array<string>, subjects: Array<string>, phone: string | null, whatsApp: string | null, brn: string | null, id: string, slug: string, name: string, position: string | null, introduction: string | null, profiles: Array<string>, portrait: { shareUrl: string, url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string } | null } | null };

export type PictureFilesFragment = { url: string, width: number, height: number, alt: string | null, placeholder: string, avif: string, webp: string };

export const TeamDocument = "query Team{people(limit:200){items{...PersonCard}}}fragment PersonCard on Person{id slug name position introduction profiles portrait{...PictureFiles}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<TeamQuery, TeamQueryVariables>;
export const TeamMemberDocument = "query TeamMember($slug:String!){record:person(slug:$slug){...PersonCard biography languages subjects phone whatsApp brn portrait{shareUrl}}}fragment PersonCard on Person{id slug name position introduction profiles portrait{...PictureFiles}}fragment PictureFiles on Picture{url width height alt placeholder avif:srcset(format:AVIF)webp:srcset(format:WEBP)}" as unknown as TypedOperation<TeamMemberQuery, TeamMemberQueryVariables>;