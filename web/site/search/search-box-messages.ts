// Texts of the search box, which the home page has as well.

export const label = 'What are you looking for?';
export const example = '2 bed in JVC under 90k';
export const search = 'Search';
