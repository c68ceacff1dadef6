/** Stands in for a style sheet where there is nothing to look at. */
export {};
