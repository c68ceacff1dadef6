// Texts of the portraits of people.

export const portraitOf = (name: string): string => `Portrait of ${name}`;
