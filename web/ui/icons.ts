// Paths of Lucide icons (ISC licence) for the Icon component.

export const up = 'M12 19V5m-7 7 7-7 7 7';
export const whatsApp =
  'm3 21 1.65-3.8a9 9 0 1 1 3.4 2.9L3 21M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1';
export const call =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const search = 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z';
export const heart =
  'M20.42 4.58a5.4 5.4 0 0 0-7.65 0L12 5.35l-.77-.77a5.4 5.4 0 0 0-7.65 7.65l.77.77L12 20.65 19.65 13l.77-.77a5.4 5.4 0 0 0 0-7.65Z';
export const compare =
  'M8 3H4a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h4m8-18h4a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-4M12 3v18';
export const close = 'M18 6 6 18M6 6l12 12';
export const more = 'm6 9 6 6 6-6';
export const pause = 'M9 5v14m6-14v14';
export const play = 'M7 4.5v15l12-7.5Z';
export const next = 'm9 18 6-6-6-6';
export const previous = 'm15 18-6-6 6-6';
export const plus = 'M5 12h14M12 5v14';
export const minus = 'M5 12h14';
export const add = 'M5 12h14M12 5v14';
export const clock = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 6v6l4 2';
export const copy =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2';
export const descending = 'M12 5v14m7-7-7 7-7-7';
export const ascending = 'M12 19V5m-7 7 7-7 7 7';
export const grip = 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01';
export const outside = 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6';
export const sortable = 'm7 15 5 5 5-5M7 9l5-5 5 5';
export const upload = 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M17 8l-5-5-5 5M12 3v12';
