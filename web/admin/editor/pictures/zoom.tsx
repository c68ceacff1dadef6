import { Modal, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import { Thumb } from './thumb.tsx';

/** A small picture that a press shows large. */
export function Zoom({ picture }: { picture: ThumbFragment | null }) {
  const [open, setOpen] = useState(false);
  if (!picture) return <Thumb picture={null} />;
  const name = picture.alt ?? 'Picture';
  return (
    <>
      <UnstyledButton className="zoom" aria-label={`Zoom: ${name}`} onClick={() => setOpen(true)}>
        <Thumb picture={picture} />
      </UnstyledButton>
      <Modal opened={open} onClose={() => setOpen(false)} title={name} size="90rem">
        <img className="zoom-picture" src={picture.url} alt={name} />
      </Modal>
    </>
  );
}
