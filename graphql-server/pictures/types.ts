/** The media types of stored files, by their extension. */
export const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** How long a stored file may be kept by whoever has it: it never changes under its name. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
