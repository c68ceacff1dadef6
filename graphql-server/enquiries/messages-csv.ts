import type { Sheet } from '../collections/csv/exports.ts';
import type { ContactMessage } from './contact-message.ts';

/** Functions that return the cell of each column. */
const COLUMNS: Record<string, (message: ContactMessage) => string | null> = {
  received: ({ createdAt }) => createdAt.toISOString(),
  state: ({ state }) => state,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  listing: ({ listingTitle }) => listingTitle,
};

export const messageSheet: Sheet<ContactMessage> = {
  header: Object.keys(COLUMNS),
  cells: (message) => Object.values(COLUMNS).map((cell) => cell(message)),
};
