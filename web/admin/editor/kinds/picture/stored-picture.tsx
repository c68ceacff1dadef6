import { Button } from '@mantine/core';
import type { ThumbFragment } from '../../../../../schema/documents/admin/graphql.ts';
import { Thumb } from '../../pictures/thumb.tsx';
import './stored-picture.css';

interface Props {
  picture: ThumbFragment;
  /** Whether saving takes it away. */
  removing: boolean;
  /** Has it taken away, or kept after all; null where a record may not be without. */
  toggle: (() => void) | null;
}

/** The picture that a record has in its form, and the way to have none; nothing is lost before the form is saved. */
export function StoredPicture({ picture, removing, toggle }: Props) {
  return (
    <div className="stored-picture" data-removing={removing}>
      <Thumb picture={picture} sizes="120px" />
      <span role="status">{removing && 'The picture will be removed when you save.'}</span>
      {toggle && (
        <Button variant="subtle" size="compact-sm" onClick={toggle}>
          {removing ? 'Keep picture' : 'Remove picture'}
        </Button>
      )}
    </div>
  );
}
