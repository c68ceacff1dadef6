import { TeamMemberDocument } from '../../../schema/documents/site/team/graphql.ts';
import {
  agencyReference,
  createAgencyNode,
  createBreadcrumbList,
  type StructuredData,
} from '../json-ld/json-ld.ts';
import { pages } from './pages.ts';

export const structuredData: StructuredData = {
  [pages.teamMember.path]: ({ origin, path, cache, agency }) => {
    const slug = decodeURIComponent(path.split('/').at(-1)!);
    const result = cache.read({ document: TeamMemberDocument, variables: { slug } });
    const person = result.state === 'loaded' ? result.data.record : null;
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
        { name: 'Our Teams', path: pages.team.path },
        { name, path },
      ]),
    ];
  },
};
