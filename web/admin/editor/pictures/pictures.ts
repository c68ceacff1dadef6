import { useEffect, useEffectEvent } from 'react';
import { isTextInput } from '../../ui/typed-into.ts';

const NONE: readonly File[] = [];

/** True if a value is a list of chosen files, which may be empty. */
export const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((one) => one instanceof File);

/** Returns the files of a value. */
export const filesIn = (value: unknown): readonly File[] => (isFiles(value) ? value : NONE);

/** True if a file is readable; browsers cannot read a file that was changed or moved after it was chosen. */
export const isReadable = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** Label of the alternative text. */
export const PICTURE_SHOWS = 'What the picture shows';

/** Maximum size of a picture in bytes. */
const MAX_BYTES = 15 * 1024 * 1024;

/** Width in pixels below which a picture looks blurred in a card. */
const MIN_SHARP_WIDTH = 800;

/** The size of a picture in pixels. */
export interface Measures {
  width: number;
  height: number;
}

/** True if a picture would look blurred on the site. Pictures without a size of their own (0) are not small. */
export const isSmall = ({ width }: Measures): boolean => width > 0 && width < MIN_SHARP_WIDTH;

/** Picture files that the browser cannot display. */
const broken = new WeakSet<File>();

/** Marks a file that the browser cannot display. */
export const markUndisplayable = (file: File): void => void broken.add(file);

const HEIC =
  'HEIC pictures are not supported. Export the picture as JPEG, or set the camera of the phone to “Most Compatible”.';

/** Returns the error with which the server would refuse a picture, or null. */
export function validatePicture(file: File): string | null {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return HEIC;
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml' || broken.has(file))
    return 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.';
  return file.size > MAX_BYTES ? 'The picture is too large. Send one of at most 15 MB.' : null;
}

/** Returns the first error of several pictures, or null. */
export const validatePictures = (files: readonly File[]): string | null =>
  files.map(validatePicture).find((fault) => fault !== null) ?? null;

/** Handles pictures pasted anywhere on the page. In a text field a clipboard that also contains text is pasted as text. */
export function usePaste(take: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const hasText = event.clipboardData?.types.includes('text/plain'); // spreadsheets also put a picture of the cells on the clipboard
    if (files.length === 0 || (hasText && isTextInput(event.target))) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
