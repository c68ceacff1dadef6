import type { PageDescriptor } from '../../page-descriptor.ts';

export const pages = {
  sellProperty: {
    path: '/SellProperty',
    aliases: ['/sell-property'],
    load: () => import('./sell-property-page.tsx'),
    menu: { entry: 'Sell', label: 'Sell Property' },
    footer: 'selling',
  },
  propertyManagement: {
    path: '/PropertyManagement',
    load: () => import('./property-management-page.tsx'),
    menu: { entry: 'Services', label: 'Property Management', position: 1 },
  },
  legalAssistance: {
    path: '/LegalAssistance',
    load: () => import('./legal-assistance-page.tsx'),
    menu: { entry: 'Services', label: 'Legal Assistance', position: 2 },
  },
  buyProperty: {
    path: '/buy-property',
    load: () => import('./buy-property-page.tsx'),
  },
  rentProperty: {
    path: '/rent-property',
    load: () => import('./rent-property-page.tsx'),
  },
  careers: {
    path: '/careers',
    load: () => import('./careers-page.tsx'),
  },
  privacyPolicy: {
    path: '/privacy-policy',
    load: () => import('./privacy-policy-page.tsx'),
  },
} satisfies Record<string, PageDescriptor>;
