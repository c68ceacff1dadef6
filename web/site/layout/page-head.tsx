import { useAbsoluteUrl } from '../../data/origin.ts';
import { excerpt } from '../../ui/lines.ts';
import { agency } from '../agency.ts';

interface PageHeadProps {
  title: string;
  /** The same in fewer words, where there is room for no more. */
  shorter?: string;
  /** The whole of the `title` element, where it says more than `title`. */
  titleElement?: string;
  /** What the page offers, in a sentence or two, for those who have not opened it. */
  description: string;
  /** The page's one address, path and query. */
  path: string;
  /** What is shown where the page is shared; without one, the agency's own. */
  picture?: Partial<SharedPicture> | null;
  /** When it was published and last changed, for an article. */
  article?: ArticleTimes;
}

/** What a page says of itself to browsers and search engines. */
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
  return (
    <>
      <title>{titleElement ?? titleOf(title, shorter)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <Sharing
        title={title}
        description={description}
        address={address}
        picture={picture}
        article={article}
      />
    </>
  );
}

/** The head of a page that stands for nothing: what was looked for is not there, or could not be had. */
export function LostHead({ title }: Pick<PageHeadProps, 'title'>) {
  return (
    <>
      <title>{titleOf(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The most characters of a title that says what is offered, where and for how much. */
const LONGEST_OFFER = 100;

/** Below so many characters of its name a home is not recognised. */
const SHORTEST_NAME = 16;

/** Characters of a title that a page of results shows. */
const SHOWN = 60;

const TITLE_OURS = ` | ${agency.name}`;

/**
 * A page's title with whose page it is, as long as nobody has to cut it: of one that is too long first its longer form
 * goes, then the agency's name, then its end.
 */
export function titleOf(title: string, shorter = title): string {
  const forms = [`${title}${TITLE_OURS}`, `${shorter}${TITLE_OURS}`, title, shorter];
  return forms.find((form) => Array.from(form).length <= SHOWN) ?? excerpt(shorter, SHOWN - 1);
}

/**
 * The title of a home's page: its name, then `facts` such as `apartment for sale in Dubai Marina, AED 2,150,000`, then the
 * agency. Where that is too long the agency's name is left out, and then the home's name is cut.
 */
export function titleOfHome(name: string, facts: string): string {
  const forms = [`${name}, ${facts}${TITLE_OURS}`, `${name}, ${facts}`];
  const fits = forms.find((form) => Array.from(form).length <= LONGEST_OFFER);
  if (fits) return fits;
  const room = LONGEST_OFFER - Array.from(facts).length - 2;
  return room < SHORTEST_NAME ? titleOf(name) : `${excerpt(name, room - 1)}, ${facts}`;
}

/** A picture as it is shown where a page is shared: a JPEG of the size below. */
export interface SharedPicture {
  shareUrl: string;
  alt: string | null;
}

/** Pixels of every picture for sharing. */
const SIZE = { width: 1200, height: 630 };

/** When an article was published and last changed. */
interface ArticleTimes {
  published: string;
  modified: string;
}

/** What is shown of a page that has no picture of its own. */
const OURS = { shareUrl: '/share.png', alt: `The sign of ${agency.name}` };

interface Props {
  title: string;
  description: string;
  /** The page's address, whole. */
  address: string;
  picture?: Partial<SharedPicture> | null;
  /** When it was published and last changed, for an article. */
  article?: ArticleTimes;
}

/** What a page says of itself where it is shared. */
function Sharing({ title, description, address, picture, article }: Props) {
  const { shareUrl, alt } = picture?.shareUrl ? picture : OURS;
  const image = useAbsoluteUrl(shareUrl ?? OURS.shareUrl);
  return (
    <>
      <meta property="og:site_name" content={agency.name} />
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
