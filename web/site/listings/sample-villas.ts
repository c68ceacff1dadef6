import type { Listing } from './listing-page.tsx';

/** Shown where the rental villa of that number is not stored (spec §2); nobody offers them. */
const samples: readonly Listing[] = [
  {
    id: '1',
    title: 'Beachside villa',
    location: 'Jumeirah',
    price: 'AED 420,000 per year',
    bedrooms: '4',
    bathrooms: '5',
    size: '4,200 sq ft',
    picture: null,
  },
  {
    id: '2',
    title: 'Mountain retreat',
    location: 'Hatta',
    price: 'AED 180,000 per year',
    bedrooms: '3',
    bathrooms: '3',
    size: '2,900 sq ft',
    picture: null,
  },
  {
    id: '3',
    title: 'City penthouse',
    location: 'Downtown Dubai',
    price: 'AED 650,000 per year',
    bedrooms: '3',
    bathrooms: '4',
    size: '3,400 sq ft',
    picture: null,
  },
];

/** The sample villa of a number. */
export const sampleVilla = (id: string): Listing | null => samples.find((villa) => villa.id === id) ?? null;
