import type { TeamMemberQuery } from '../../../schema/documents/site/team/graphql.ts';
import { paths } from '../../paths.ts';
import { team } from '../layout/frame-messages.ts';
import {
  agencyReference,
  createAgencyNode,
  createBreadcrumbList,
  readRecord,
  type JsonLd,
  type LoadedPage,
} from '../json-ld/json-ld.ts';

/** Describes the page of a team member. */
export function describePerson(page: LoadedPage): JsonLd[] {
  const { origin, path, agency } = page;
  const person = readRecord(page, 'member') as TeamMemberQuery['record'];
  if (!person) return [];
  const { name, position, portrait, languages, phone, profiles } = person;
  return [
    {
      '@type': 'Person',
      '@id': `${origin}${path}`,
      url: `${origin}${path}`,
      name,
      jobTitle: position ?? undefined,
      image: portrait ? `${origin}${portrait.url}` : undefined,
      knowsLanguage: languages.length > 0 ? languages : undefined,
      telephone: phone ?? undefined,
      sameAs: profiles.length > 0 ? profiles : undefined,
      worksFor: agencyReference(origin),
    },
    createAgencyNode(agency, origin),
    createBreadcrumbList(origin, [
      { name: team, path: paths.team },
      { name, path },
    ]),
  ];
}
