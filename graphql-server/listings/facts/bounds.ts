/** Whole dirhams, within the exact integers of JavaScript. Portals accept at most 2,147,483,647. */
export const AMOUNT = { min: 1, max: 9_000_000_000_000_000 };

/** 0 is a studio. */
export const BEDROOMS = { min: 0, max: 30 };

export const BATHROOMS = { min: 0, max: 20 };

/** Portals refuse lower sale prices, in dirhams. */
export const MIN_SALE_PRICE = 100_000;

/** Portals refuse lower rents, in dirhams for each period. */
export const MIN_RENT = { year: 10_000, month: 1_000, week: 1_000, day: 100 };

/** Square decimetres of a square foot, exactly. */
export const SQUARE_FOOT = 9.290304;

/** Square decimetres: 1 m² to 10 km². */
export const AREA = { min: 100, max: 1_000_000_000 };
