import type { ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { goWhole } from '../data/whole.ts';
import { adminPaths as paths } from '../paths.ts';
import { part } from '../ui/part.ts';
import { BrokenScreen } from './frame/broken-screen.tsx';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { PanelLayout } from './frame/panel-layout.tsx';
import { screens, type ScreenName } from './screen-table.ts';
import { Guard } from './session/guard.tsx';
import { LoginScreen } from './session/login-screen.tsx';
import { AskProvider } from './ui/ask.tsx';

interface ScreenModule {
  Component: ComponentType;
}

/** A screen at its address; its code comes when it is opened, and what did not come is asked for again. */
function screen(path: string, load: () => Promise<ScreenModule>): RouteObject {
  const code = part(load);
  return {
    path,
    loader: async ({ request: { url, signal } }) => {
      await code.fetch().catch((error: unknown) => goWhole(error, { address: url, signal }));
      return null;
    },
    shouldRevalidate: () => false, // the code is the same wherever one is on its screen
    Component: function Screen() {
      const { Component } = code.here()!; // no screen is shown before its loader has ended
      return <Component />;
    },
  };
}

/** The code of each screen, which comes when it is opened. */
const code: Readonly<Record<ScreenName, () => Promise<ScreenModule>>> = {
  dashboard: () => import('./screens/dashboard-screen.tsx'),
  banner: () => import('./screens/banners-screen.tsx'),
  properties: () => import('./screens/properties-screen.tsx'),
  propertyPictures: () => import('./screens/property-pictures-screen.tsx'),
  latestProjects: () => import('./screens/latest-projects-screen.tsx'),
  latestProjectPictures: () => import('./screens/latest-project-pictures-screen.tsx'),
  blogs: () => import('./screens/blogs-screen.tsx'),
  categories: () => import('./screens/categories-screen.tsx'),
  upcomingProjects: () => import('./screens/upcoming-projects-screen.tsx'),
  rentalVillas: () => import('./screens/rental-villas-screen.tsx'),
  rentalApartments: () => import('./screens/rental-apartments-screen.tsx'),
  saleApartments: () => import('./screens/sale-apartments-screen.tsx'),
  saleVillas: () => import('./screens/sale-villas-screen.tsx'),
  saleApartmentGallery: () => import('./screens/sale-apartment-gallery-screen.tsx'),
  saleVillaDetails: () => import('./screens/sale-villa-details-screen.tsx'),
  rentalVillaImages: () => import('./screens/rental-villa-images-screen.tsx'),
  rentalApartmentDetails: () => import('./screens/rental-apartment-details-screen.tsx'),
  messages: () => import('./screens/messages-screen.tsx'),
  trash: () => import('./screens/trash-screen.tsx'),
  operation: () => import('./screens/operation-screen.tsx'),
};

/** Which screen stands at which address (spec §2). */
export const routes: RouteObject[] = [
  {
    element: (
      <AskProvider>
        <Outlet />
      </AskProvider>
    ),
    ErrorBoundary: BrokenScreen,
    HydrateFallback: () => null,
    children: [
      { path: paths.login, Component: LoginScreen },
      {
        Component: Guard,
        children: [
          {
            Component: PanelLayout,
            children: [
              {
                ErrorBoundary: BrokenScreen,
                children: [
                  { path: '/admin', element: <Navigate to={paths.dashboard} replace /> },
                  ...screens.map(({ name, path }) => screen(path, code[name])),
                  { path: '*', Component: NotFoundScreen },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
