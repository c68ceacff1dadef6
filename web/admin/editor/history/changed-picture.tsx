import type { KeptPictureFragment } from '../../../../schema/documents/admin/graphql.ts';
import type { Change } from './version.ts';

interface Props extends Pick<Change, 'before' | 'after' | 'pictureBefore' | 'pictureAfter'> {
  /** Whether there was no before. */
  isNew: boolean;
}

/** A picture as it was and as it became; one that only versions know of any more is shown by an address for staff. */
export function ChangedPicture({ before, after, pictureBefore, pictureAfter, isNew }: Props) {
  return (
    <div className="changed-picture">
      {!isNew && <Kept file={before} picture={pictureBefore} which="Before" />}
      {!isNew && <span aria-hidden="true">→</span>}
      <Kept file={after} picture={pictureAfter} which={isNew ? 'Then' : 'After'} />
    </div>
  );
}

interface KeptProps {
  file: string | null;
  picture: KeptPictureFragment | null;
  which: 'Before' | 'After' | 'Then';
}

function Kept({ file, picture, which }: KeptProps) {
  if (!picture) {
    return file ? 'A picture that is not kept any more' : 'No picture';
  }
  const { url, width, height, placeholder } = picture;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        src={url}
        width={width}
        height={height}
        alt={which}
        loading="lazy"
        style={{ backgroundImage: `url("${placeholder}")` }}
      />
    </a>
  );
}
