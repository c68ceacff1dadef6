import { useAbsoluteUrl } from '../../ui/canonical-url.ts';
import { LANGUAGE } from '../../../schema/language.ts';
import { splitGraphemes } from '../../../schema/graphemes.ts';
import { truncate } from '../../ui/lines.ts';
import { useAgency } from '../agency.ts';

interface PageHeadProps {
  title: string;
  /** A shorter title for limited space. */
  shorter?: string;
  /** The text of the `title` element, if it differs from `title`. */
  titleElement?: string;
  /** One or two sentences for search results. */
  description: string;
  /** The canonical path and query. */
  path: string;
  /** The picture for link previews; the agency's by default. */
  picture?: Partial<SharedPicture> | null;
  /** The dates of an article. */
  article?: ArticleTimes;
}

/** The metadata of a page: title, description, canonical URL and Open Graph. */
export function PageHead({
  title,
  shorter,
  titleElement,
  description,
  path,
  picture,
  article,
}: PageHeadProps) {
  const address = useAbsoluteUrl(path);
  const { name, shareAlt } = useAgency();
  const { shareUrl = DEFAULT_PICTURE_URL, alt } = picture?.shareUrl ? picture : { alt: shareAlt };
  const image = useAbsoluteUrl(shareUrl);
  return (
    <>
      <title>{titleElement ?? titleOf(name, title, shorter)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={LANGUAGE.locale.replace('-', '_')} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content={image.endsWith('.png') ? 'image/png' : 'image/jpeg'} />
      <meta property="og:image:width" content={String(SIZE.width)} />
      <meta property="og:image:height" content={String(SIZE.height)} />
      <meta property="og:image:alt" content={alt ?? title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
    </>
  );
}

/** The metadata of an error page. */
export function ErrorHead({ title }: Pick<PageHeadProps, 'title'>) {
  const { name } = useAgency();
  return (
    <>
      <title>{titleOf(name, title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The maximum length of the title of a home before the name of the agency, in visible characters. */
const HOME_TITLE_MAX_LENGTH = 65;

/** The minimum number of visible characters of a home's name in its title. */
const NAME_MIN_LENGTH = 16;

/** The number of visible characters that search engines show. */
const TITLE_MAX_LENGTH = 60;

const suffixOf = (agency: string): string => (agency ? ` | ${agency}` : '');

/**
 * Formats the `title` element with the name of the agency. If it is too long, the shorter title is used, then the name of
 * the agency is left out, then the title is truncated.
 */
export function titleOf(agency: string, title: string, shorter = title): string {
  const suffix = suffixOf(agency);
  const forms = [`${title}${suffix}`, `${shorter}${suffix}`, title, shorter];
  return (
    forms.find((form) => splitGraphemes(form).length <= TITLE_MAX_LENGTH) ??
    truncate(shorter, TITLE_MAX_LENGTH - 1)
  );
}

/**
 * Formats the title of a home: its facts, such as `Apartment for sale in Dubai Marina, AED 2,150,000`, as much of its name as fits,
 * and the name of the agency.
 * @param facts the longest form first
 */
export function titleOfHome(agency: string, name: string, facts: readonly [string, ...string[]]): string {
  const lengthOf = (text: string) => splitGraphemes(text).length;
  const start =
    facts.find((form) => lengthOf(form) <= HOME_TITLE_MAX_LENGTH) ??
    truncate(facts.at(-1)!, HOME_TITLE_MAX_LENGTH - 1);
  const room = HOME_TITLE_MAX_LENGTH - lengthOf(start) - 2;
  const suffix = suffixOf(agency);
  if (lengthOf(name) <= room) return `${start}, ${name}${suffix}`;
  return `${start}${room < NAME_MIN_LENGTH ? '' : `, ${truncate(name, room - 1)}`}${suffix}`;
}

/** A picture for link previews: a JPEG of the size below. */
export interface SharedPicture {
  shareUrl: string;
  alt: string | null;
}

/** The size of every picture for link previews, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** When an article was published and last modified. */
interface ArticleTimes {
  published: string;
  modified: string;
}

/** The picture of pages without their own. */
const DEFAULT_PICTURE_URL = '/share.png';
