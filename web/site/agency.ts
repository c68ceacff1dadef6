import { AGENCY_CITY, AGENCY_NAME } from '../../schema/agency-name.ts';

const community = 'Dubai Marina';
const point = { latitude: 25.0772, longitude: 55.1385 };

/** The name, contact data and opening hours of the agency. */
export const agency = {
  name: AGENCY_NAME,
  wordmark: 'Marsa',
  city: AGENCY_CITY,
  /** The address of the head office, line by line. */
  address: ['Office 1204, Mina House', `Al Marsa Street, ${community}`, 'Dubai, United Arab Emirates'],
  /** The community of the head office. */
  community,
  email: 'office@marsa.example',
  /** The office, then the mobile number for weekends. */
  phones: ['+971 4 555 0142', '+971 50 555 0187'],
  postBox: 'P.O. Box 500142, Dubai',
  /** The opening hours (spec §9). */
  hours: {
    open: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    from: '09:00',
    to: '19:00',
    closed: 'Sunday',
  },
  /** The coordinates of the head office, in degrees. */
  point,
  /** The head office on OpenStreetMap. */
  map: `https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=16/${point.latitude}/${point.longitude}`,
  /** The WhatsApp chat of the agency. */
  chat: 'https://wa.me/971505550187',
  /** The home pages of the networks, because the demo agency has no profiles. */
  social: {
    Instagram: 'https://www.instagram.com/',
    LinkedIn: 'https://www.linkedin.com/',
    YouTube: 'https://www.youtube.com/',
    Facebook: 'https://www.facebook.com/',
  },
  /** The year from which the copyright of the site lasts. */
  copyrightYear: 2025,
} as const;

/** Returns the `tel:` URL of a telephone number. */
export const dial = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

const formatTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  return `${twelve}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Formats the opening hours by days. */
export function formatHours({ open, from, to, closed } = agency.hours): Record<string, string> {
  const days = `${open[0]} to ${open.at(-1) ?? open[0]}`;
  return { [days]: `${formatTime(from)} - ${formatTime(to)}`, [closed]: 'closed' };
}
