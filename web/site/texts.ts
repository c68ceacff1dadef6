/** What the agency claims of itself and its market, in the specification's figures (spec §9). */
export const claims = {
  agents: '50+',
  commission: '2%',
  purchase: '2 to 6 weeks',
  returns: '5% to 10%',
} as const;
