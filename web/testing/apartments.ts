import type { Execute } from '../../schema/page.ts';
import { api, pageOf, picture } from './visit.ts';

/** An apartment for sale as the API returns it, with a number of gallery pictures. */
export function apartment(id: number, { title = `Apartment ${id}`, pictures = 0 } = {}) {
  return {
    id,
    createdAt: '2026-11-01T08:00:00.000Z',
    title,
    location: `Street ${id}, Dubai Marina`,
    price: `AED ${id},000,000`,
    bedrooms: '2',
    views: [],
    amenities: [],
    bathrooms: null,
    size: '1,200 sq ft',
    reference: `M-${String(id).padStart(6, '0')}`,
    thumbnail: picture(`apartment-${id}`),
    gallery: Array.from({ length: pictures }, (_, index) => ({
      id: index + 1,
      title: `Room ${index + 1}`,
      description: `Description of room ${index + 1}.`,
      image: picture(`room-${index + 1}`),
    })),
  };
}

export type Apartment = ReturnType<typeof apartment>;

/** Creates an API that executes queries on these apartments. */
export const createExecute = (apartments: Apartment[]): Execute =>
  api({
    saleApartments: (position: { page: number; limit: number }) => pageOf(apartments, position),
    saleApartment: ({ id }: { id: string }) => apartments.find((stored) => String(stored.id) === id) ?? null,
  });
