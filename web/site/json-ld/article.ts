import { excerpt } from '../../ui/lines.ts';
import { agency } from '../agency.ts';
import { agentAt } from './agent.ts';
import type { JsonLd } from './json-ld.ts';

interface Post {
  title: string;
  description: string;
  createdAt: string;
  updatedAt: string;
  picture: { url: string } | null;
}

/** An article of the blog; the agency wrote it. */
export function article(post: Post, { origin, path }: { origin: string; path: string }): JsonLd {
  const url = `${origin}${path}`;
  const house = { '@type': 'RealEstateAgent', ...agentAt(origin), name: agency.name, url: `${origin}/` };
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title,
    description: excerpt(post.description, 155),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    image: post.picture ? `${origin}${post.picture.url}` : undefined,
    inLanguage: 'en',
    author: house,
    publisher: house,
  };
}
