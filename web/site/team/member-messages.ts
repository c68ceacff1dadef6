// Texts of the page of a team member.

export const backToTeam = 'Our Teams';
export const loading = 'Loading the page of the member...';
export const loadFailed = 'The page of this member cannot be shown just now.';
export const notFound = 'Page Not Found';
export const documentTitle = (name: string, position: string): string => `${name}, ${position}`;
export const description = (name: string, agency: string): string => `${name} of ${agency}.`;
export const languages = 'Languages';
export const telephone = 'Telephone';
export const whatsApp = 'WhatsApp';
export const opensInNewTab = ' (opens in a new tab)';
/** The broker registration number of the Dubai Land Department. */
export const registration = 'BRN';
export const profiles = 'Profiles';
export const subjectsTitle = (firstName: string): string => `Ask ${firstName} about`;
export const writeTo = (firstName: string): string => `Write to ${firstName}`;
/** The subject of the message form. */
export const messageSubject = (name: string, subject: string): string =>
  subject ? `${subject}, for ${name}` : `For ${name}`;
