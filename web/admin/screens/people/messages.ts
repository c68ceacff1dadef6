// Texts of the screen of the people of the team.

export const title = 'People';
export const empty = 'Nobody is on the team yet.';
export const newPerson = 'New person';
export const view = 'View person';
export const add = 'Add Person';
export const update = 'Update Person';
export const name = 'Name';
export const slug = 'Slug';
export const position = 'Position';
export const portrait = 'Portrait';
export const introduction = 'Introduction';
export const biography = 'Biography';
export const languages = 'Languages';
export const subjects = 'Subjects';
export const phone = 'Telephone';
export const whatsApp = 'WhatsApp';
export const email = 'Email';
export const brn = 'BRN';
export const profiles = 'Profiles';
export const account = 'Staff account';
export const noAccount = 'None';
export const accountOf = (name: string, email: string): string => (name ? `${name} (${email})` : email);
