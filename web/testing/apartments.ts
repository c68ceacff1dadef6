import { graphql, type ExecutionResult } from 'graphql';
import type { Execute } from '../../schema/page.ts';
import { demoAgency } from './demo-agency.ts';
import { schema } from './schema.ts';

/** A picture as the API returns it. */
function picture(name: string) {
  return {
    url: `/uploads/${name}.jpg`,
    shareUrl: `/uploads/${name}.1200s.jpeg`,
    width: 1600,
    height: 1067,
    alt: `Picture ${name}`,
    placeholder: 'data:image/webp;base64,UklGRg==',
    srcset: ({ format }: { format: string }) => `/uploads/${name}.320.${format.toLowerCase()} 320w`,
  };
}

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

/** Creates an API that executes queries on these apartments with the real schema. */
export function createExecute(apartments: Apartment[]): Execute {
  const rootValue = {
    agency: demoAgency,
    saleApartments({ page, limit }: { page: number; limit: number }) {
      const total = apartments.length;
      const totalPages = Math.max(1, Math.ceil(total / limit));
      const clamped = Math.min(page, totalPages);
      const items = apartments.slice((clamped - 1) * limit, clamped * limit);
      return { items, page: clamped, limit, total, totalPages };
    },
    saleApartment: ({ id }: { id: string }) => apartments.find((stored) => String(stored.id) === id) ?? null,
  };
  return async ({ document, variables }): Promise<ExecutionResult> =>
    graphql({ schema, source: document, rootValue, variableValues: variables });
}
