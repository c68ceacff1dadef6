import { useEffect, useEffectEvent } from 'react';
import { isTypedInto } from '../../ui/typed-into.ts';

/** What the words of a picture for those who cannot see it are called. */
export const PICTURE_SHOWS = 'What the picture shows';

/** The most bytes that the server takes of one picture. */
const LARGEST = 15 * 1024 * 1024;

/** The fewest pixels across that a picture has in a card on a good screen. */
const SHARP = 800;

/** How large a picture is, in pixels. */
export interface Measures {
  width: number;
  height: number;
}

/** Whether a picture is too small to be seen sharp on the site; one that has no measure of its own is not. */
export const isSmall = ({ width }: Measures): boolean => width > 0 && width < SHARP;

/** Files that call themselves pictures, and of which the browser cannot show anything. */
const broken = new WeakSet<File>();

/** Remembers that the browser cannot show a file. */
export const cannotBeShown = (file: File): void => void broken.add(file);

const HEIC =
  'HEIC pictures are not supported. Export the picture as JPEG, or set the camera of the phone to “Most Compatible”.';

/** What the server would say of a picture that it is not going to take. */
export function faultOfPicture(file: File): string | null {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return HEIC;
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml' || broken.has(file))
    return 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.';
  return file.size > LARGEST ? 'The picture is too large. Send one of at most 15 MB.' : null;
}

/** The first thing wrong with any of several pictures. */
export const faultIn = (files: readonly File[]): string | null =>
  files.map(faultOfPicture).find((fault) => fault !== null) ?? null;

/** Takes pictures that are pasted anywhere on the page; where text is written, what comes as text as well stays text. */
export function usePaste(take: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const hasText = event.clipboardData?.types.includes('text/plain'); // cells of a table come as a picture too
    if (files.length === 0 || (hasText && isTypedInto(event.target))) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
