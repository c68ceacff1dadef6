import { useAbsoluteUrl } from '../../data/origin.ts';
import { agency } from '../agency.ts';

/** A picture as it is shown where a page is shared: a JPEG of the size below. */
export interface SharedPicture {
  shareUrl: string;
  alt: string | null;
}

/** Pixels of every picture for sharing. */
const SIZE = { width: 1200, height: 630 };

/** When an article was published and last changed. */
export interface ArticleTimes {
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
export function Sharing({ title, description, address, picture, article }: Props) {
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
