// Texts of the page of a team member.

export const backToTeam = 'Our Teams';
export const notFound = 'Page Not Found';
export const documentTitle = (name: string, position: string): string => `${name}, ${position}`;
export const portraitOf = (name: string): string => `Drawn portrait of ${name}`;
export const languages = 'Languages';
export const telephone = 'Telephone';
export const profiles = 'Profiles';
export const subjectsTitle = (firstName: string): string => `Ask ${firstName} about`;
export const writeTo = (firstName: string): string => `Write to ${firstName}`;
/** The subject of the message form. */
export const messageSubject = (name: string, subject: string): string =>
  subject ? `${subject}, for ${name}` : `For ${name}`;
