import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import './thumb.css';

interface Props {
  picture: ThumbFragment | null | undefined;
  /** How wide it stands, as the `sizes` of an img element. */
  sizes?: string;
}

/** A stored picture, small; a grey box where there is none (spec §3). */
export function Thumb({ picture, sizes = '56px' }: Props) {
  if (!picture) return <span className="thumb thumb-none">No Image</span>;
  return (
    <img
      className="thumb"
      src={picture.url}
      srcSet={picture.webp}
      sizes={sizes}
      alt={picture.alt ?? ''}
      loading="lazy"
    />
  );
}
