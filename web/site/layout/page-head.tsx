import { useAbsoluteUrl } from '../../data/origin.ts';
import { Sharing, type ArticleTimes, type SharedPicture } from './sharing.tsx';
import { titleOf } from './title.ts';

interface Props {
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
export function PageHead({ title, shorter, titleElement, description, path, picture, article }: Props) {
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
export function LostHead({ title }: Pick<Props, 'title'>) {
  return (
    <>
      <title>{titleOf(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
