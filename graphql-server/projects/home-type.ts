import { registerEnumType } from 'type-graphql';

/** Types of home of properties and projects, which are the tabs of the home page (spec §9). */
export const HomeType = { Villas: 'Villas', Apartments: 'Apartments', Townhouses: 'Townhouses' } as const;

export type HomeType = (typeof HomeType)[keyof typeof HomeType];

registerEnumType(HomeType, {
  name: 'HomeType',
  description: 'A type of home.',
  valuesConfig: {
    Villas: { description: 'Detached houses on plots of their own.' },
    Apartments: { description: 'Homes on one or more floors of a building.' },
    Townhouses: { description: 'Houses that share walls with their neighbours.' },
  },
});
