import { Modal, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import * as messages from './messages.ts';
import './thumb.css';

interface Props {
  picture: ThumbFragment | null | undefined;
  /** The `sizes` attribute. */
  sizes?: string;
}

/** The thumbnail of a picture; a grey box if there is none (spec §3). */
export function Thumb({ picture, sizes = '56px' }: Props) {
  if (!picture) return <span className="thumb thumb-none">{messages.noPicture}</span>;
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

/** A thumbnail that opens the picture in a dialog. */
export function Zoom({ picture }: { picture: ThumbFragment | null }) {
  const [open, setOpen] = useState(false);
  if (!picture) return <Thumb picture={null} />;
  const name = picture.alt ?? messages.picture;
  return (
    <>
      <UnstyledButton className="zoom" aria-label={messages.zoom(name)} onClick={() => setOpen(true)}>
        <Thumb picture={picture} />
      </UnstyledButton>
      <Modal opened={open} onClose={() => setOpen(false)} title={name} size="90rem">
        <img className="zoom-picture" src={picture.url} alt={name} />
      </Modal>
    </>
  );
}
