/** Figures about the agency and its market (spec §9). */
export const claims = {
  agents: '50+',
  commission: '2%',
  purchase: '2 to 6 weeks',
  returns: '5% to 10%',
} as const;
