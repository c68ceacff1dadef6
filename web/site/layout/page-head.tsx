import { useAddress } from '../../data/origin.ts';
import { agency } from '../agency.ts';

interface Props {
  title: string;
  /** What the page offers, in a sentence or two, for those who have not opened it. */
  description: string;
  /** The page's one address, path and query. */
  path: string;
}

/** What a page says of itself to browsers and search engines. */
export function PageHead({ title, description, path }: Props) {
  return (
    <>
      <title>{`${title} | ${agency.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={useAddress(path)} />
    </>
  );
}

/** The head of a page that stands for nothing: what was looked for is not there, or could not be had. */
export function LostHead({ title }: Pick<Props, 'title'>) {
  return (
    <>
      <title>{`${title} | ${agency.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
