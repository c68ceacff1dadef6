// Texts of previews of pages that visitors do not see.

export const title = 'Preview';
export const notPublished = 'Preview: visitors do not see this page.';
/** `time` is the time in Dubai, such as 5 December 2026, 09:30. */
export const validUntil = (time: string): string => `This link works until ${time}, Dubai time.`;
export const expired = 'This preview has ended.';
export const expiredText =
  'A preview works for 7 days and until the page is published. Ask the person who sent the link for a new one.';
export const invalid = 'This preview link does not work.';
export const invalidText = 'Check that the link is complete, or ask the person who sent it for a new one.';
