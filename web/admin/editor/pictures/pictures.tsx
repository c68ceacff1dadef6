import { Modal, UnstyledButton } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import * as messages from './messages.ts';
import './thumb.css';
import { isBehindDialog, isTextInput } from '../../ui/focus.ts';

/** Files that the browser could not read. */
const unreadable = new WeakSet<File>();

/** True if a file was found to be unreadable, so that it must be chosen again. */
export const isUnreadable = (file: File): boolean => unreadable.has(file);

/** Checks whether a file is readable; browsers cannot read a file that was changed or moved after it was chosen. */
export async function checkReadable(file: File): Promise<boolean> {
  const isReadable = await canReadFirstByte(file);
  if (!isReadable) unreadable.add(file);
  return isReadable;
}

const canReadFirstByte = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** Maximum size of a picture in bytes. */
const MAX_BYTES = 15 * 1024 * 1024;

/** Width in pixels below which a picture looks blurred in a card. */
const MIN_SHARP_WIDTH = 800;

/** The size of a picture in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** True if a picture would look blurred on the site. Pictures without a size of their own (0) are not small. */
export const isSmall = ({ width }: ImageSize): boolean => width > 0 && width < MIN_SHARP_WIDTH;

/** Picture files that the browser cannot display. */
const undisplayable = new WeakSet<File>();

/** Finds out why the browser cannot display a file: it is unreadable or no picture. `validatePicture` returns the error after this. */
export async function diagnoseUndisplayable(file: File): Promise<void> {
  if (await checkReadable(file)) undisplayable.add(file);
}

/** Returns why a picture cannot be stored, where possible with the error of the server, or null. */
export function validatePicture(file: File): string | null {
  if (isUnreadable(file)) return messages.pictureUnreadable;
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return messages.heicUnsupported;
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml' || undisplayable.has(file))
    return messages.notAPicture;
  return file.size > MAX_BYTES ? messages.pictureTooLarge : null;
}

/**
 * Handles pictures pasted anywhere on the page, unless a dialog covers the field. In a text field a clipboard that also contains text is
 * pasted as text.
 */
export function usePaste(field: RefObject<Element | null>, onFiles: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const hasText = event.clipboardData?.types.includes('text/plain'); // spreadsheets also put a picture of the cells on the clipboard
    if (files.length === 0 || (hasText && isTextInput(event.target)) || isBehindDialog(field.current)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

interface Props {
  picture: ThumbFragment | null | undefined;
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
