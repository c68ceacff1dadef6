/** What properties are chosen among by their type (spec §9); the first is shown until another is chosen. */
export const propertyTypes = ['Villas', 'Apartments', 'Townhouses'] as const;

/** What projects are chosen among. */
export const projectTypes = ['All', ...propertyTypes] as const;
