import type { ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { hardNavigate } from '../data/hard-navigation.ts';
import { adminPaths as paths } from '../paths.ts';
import { lazyModule } from '../ui/lazy-module.ts';
import { ErrorScreen, NotFoundScreen } from './frame/error-screen.tsx';
import { PanelLayout } from './frame/panel-layout.tsx';
import { screens, type ScreenName } from './screens.ts';
import { Guard, LoginScreen } from './session/login-screen.tsx';
import { ConfirmProvider } from './ui/confirm.tsx';

interface ScreenModule {
  Component: ComponentType;
}

/** The route of a screen; its module is loaded on demand and retried after a failure. */
function screen(path: string, load: () => Promise<ScreenModule>): RouteObject {
  const code = lazyModule(load);
  return {
    path,
    loader: async ({ request: { url, signal } }) => {
      await code.fetch().catch((error: unknown) => hardNavigate(error, { address: url, signal }));
      return null;
    },
    shouldRevalidate: () => false, // the loader only loads the module
    Component: function Screen() {
      const { Component } = code.loaded()!; // the loader has loaded the module
      return <Component />;
    },
  };
}

/** The lazy module of each screen. */
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

/** The routes of the panel (spec §2). */
export const routes: RouteObject[] = [
  {
    element: (
      <ConfirmProvider>
        <Outlet />
      </ConfirmProvider>
    ),
    ErrorBoundary: ErrorScreen,
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
                ErrorBoundary: ErrorScreen,
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
