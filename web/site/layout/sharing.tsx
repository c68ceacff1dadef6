import { useAddress } from '../../data/origin.ts';
import { agency } from '../agency.ts';

/** A picture as those who share a page are told of it. */
export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string | null;
}

/** When an article was published and last changed. */
export interface ArticleTimes {
  published: string;
  modified: string;
}

/** What is shown of a page that has no picture of its own. */
const OURS: SharedPicture = {
  url: '/share.png',
  width: 1200,
  height: 630,
  alt: `The sign of ${agency.name}`,
};

interface Props {
  title: string;
  description: string;
  /** The page's address, whole. */
  address: string;
  picture?: SharedPicture | null;
  /** When it was published and last changed, for an article. */
  article?: ArticleTimes;
}

/** What a page says of itself where it is shared. */
export function Sharing({ title, description, address, picture, article }: Props) {
  const { url, width, height, alt } = picture ?? OURS;
  return (
    <>
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={useAddress(url)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt ?? title} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
    </>
  );
}
