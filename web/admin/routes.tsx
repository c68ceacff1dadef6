import type { ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { hardNavigate } from '../data/hard-navigation.ts';
import { lazyModule } from '../ui/lazy-module.ts';
import { ErrorScreen, NotFoundScreen } from './frame/error-screen.tsx';
import { PanelLayout } from './frame/panel-layout.tsx';
import { RestrictedScreen } from './permissions/permissions.tsx';
import {
  CONFIRM_EMAIL_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  type Screen,
  screens,
  SET_PASSWORD_PATH,
} from './screens.ts';
import { Guard, LoginScreen } from './session/login-screen.tsx';
import { ConfirmProvider } from './ui/confirm.tsx';

/** The code of a screen. */
interface ScreenModule {
  Component: ComponentType;
}

/** Imports the code of each screen. */
const modules: Record<keyof typeof screens, () => Promise<ScreenModule>> = {
  dashboard: () => import('./screens/dashboard/dashboard-screen.tsx'),
  banners: () => import('./screens/editorial/banners-screen.tsx'),
  properties: () => import('./screens/projects/properties-screen.tsx'),
  propertyPictures: () => import('./screens/projects/property-pictures-screen.tsx'),
  latestProjects: () => import('./screens/projects/latest-projects-screen.tsx'),
  latestProjectPictures: () => import('./screens/projects/latest-project-pictures-screen.tsx'),
  blogs: () => import('./screens/editorial/blogs-screen.tsx'),
  categories: () => import('./screens/editorial/categories-screen.tsx'),
  upcomingProjects: () => import('./screens/projects/upcoming-projects-screen.tsx'),
  rentalVillas: () => import('./screens/listings/rental-villas-screen.tsx'),
  rentalApartments: () => import('./screens/listings/rental-apartments-screen.tsx'),
  saleApartments: () => import('./screens/listings/sale-apartments-screen.tsx'),
  saleVillas: () => import('./screens/listings/sale-villas-screen.tsx'),
  saleApartmentGallery: () => import('./screens/listings/sale-apartment-gallery-screen.tsx'),
  saleVillaDetails: () => import('./screens/listings/sale-villa-details-screen.tsx'),
  rentalVillaImages: () => import('./screens/listings/rental-villa-images-screen.tsx'),
  rentalApartmentDetails: () => import('./screens/listings/rental-apartment-details-screen.tsx'),
  agency: () => import('./screens/agency/agency-screen.tsx'),
  linkPreview: () => import('./screens/agency/link-preview-screen.tsx'),
  people: () => import('./screens/people/people-screen.tsx'),
  pages: () => import('./screens/pages/pages-screen.tsx'),
  messages: () => import('./screens/messages/messages-screen.tsx'),
  trash: () => import('./screens/trash/trash-screen.tsx'),
  operation: () => import('./screens/operation/operation-screen.tsx'),
  staff: () => import('./screens/staff/staff-screen.tsx'),
  audit: () => import('./screens/audit/audit-screen.tsx'),
  privacy: () => import('./screens/privacy/privacy-screen.tsx'),
  account: () => import('./screens/account/account-screen.tsx'),
  preview: () => import('./screens/preview/preview-screen.tsx'),
};

/** The route of a screen; its module is loaded on demand and retried after a failure. */
function screen(path: string, load: () => Promise<ScreenModule>, restricted?: Screen): RouteObject {
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
      return restricted ? (
        <RestrictedScreen screen={restricted}>
          <Component />
        </RestrictedScreen>
      ) : (
        <Component />
      );
    },
  };
}

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
      { path: LOGIN_PATH, Component: LoginScreen },
      screen(FORGOT_PASSWORD_PATH, () => import('./session/forgot-password-screen.tsx')),
      screen(`${SET_PASSWORD_PATH}/:token`, () => import('./session/set-password-screen.tsx')),
      screen(`${CONFIRM_EMAIL_PATH}/:token`, () => import('./session/confirm-email-screen.tsx')),
      {
        Component: Guard,
        children: [
          {
            Component: PanelLayout,
            children: [
              {
                ErrorBoundary: ErrorScreen,
                children: [
                  { path: '/admin', element: <Navigate to={screens.dashboard.path} replace /> },
                  ...(Object.keys(screens) as (keyof typeof screens)[]).map((name) =>
                    screen(screens[name].path, modules[name], screens[name]),
                  ),
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
