import { formatContrast, MIN_CONTRAST } from '../../../../schema/brand-colours.ts';

// Texts of the screen of the agency.

export const title = 'Agency';
export const viewAgency = 'View agency';
export const update = 'Update Agency';

export const identity = 'Name and logo';
export const name = 'Name';
export const wordmark = 'Wordmark';
export const logo = 'Logo';
export const licence = 'Licence (ORN)';

export const colours = 'Colours';
export const brandColour = 'Brand colour';
export const accentColour = 'Accent';
export const accentOnBrandColour = 'Light accent';
export const invalidColour = (label: string): string => `${label} must be a colour, such as #0f3a3c.`;
export const contrast = (value: number): string =>
  `Contrast ${formatContrast(value)} to 1; text needs ${MIN_CONTRAST} to 1.`;

export const office = 'Office';
export const address = 'Address, line by line';
export const community = 'Community';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const directions = 'Directions';
export const postBox = 'Post box';

export const contact = 'Contact';
export const email = 'Email';
export const phones = 'Telephones, one a line';
export const whatsApp = 'WhatsApp';
export const socialLinks = 'Social links, one a line: name and address';
export const senderName = 'Sender of emails';

export const hours = 'Opening hours';
export const hoursHint =
  'Like 09:00-19:00, or 09:00-13:00, 16:00-19:00. Leave a day empty if the office is closed.';
export const days = {
  hoursMonday: 'Monday',
  hoursTuesday: 'Tuesday',
  hoursWednesday: 'Wednesday',
  hoursThursday: 'Thursday',
  hoursFriday: 'Friday',
  hoursSaturday: 'Saturday',
  hoursSunday: 'Sunday',
} as const;

export const homePage = 'Home page';
export const figuresTitle = 'Title of the figures';
export const figures = 'Figures, one a line: number | text';

export const copyright = 'Copyright';
export const copyrightYear = 'First year';
export const invalidYear = 'First year must be a year, such as 2025.';
export const copyrightHolder = 'Holder';

export const preview = 'Preview';
export const previewMenu = 'Buy';
export const previewButton = 'Get In Touch';
export const previewLink = 'View Details';

export const linkPreviewTitle = 'Link preview';
export const viewLinkPreview = 'View link preview';
export const updateLinkPreview = 'Update link preview';
export const linkPreviewHint =
  'Networks show this picture with links to pages without one of their own, in 1200 by 630 pixels. Without it they show the sign of the agency.';
export const linkPreviewPicture = 'Picture';
export const linkPreviewDescription = 'Description of the picture';
export const currentPicture = 'Current picture';
export const currentPictureAlt = 'The picture that networks show now';
