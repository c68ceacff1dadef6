/** The tabs of properties, by type (spec §9). */
export const propertyTypes = ['Villas', 'Apartments', 'Townhouses'] as const;

/** The tabs of projects. */
export const projectTypes = ['All', ...propertyTypes] as const;
