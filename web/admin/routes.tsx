import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { adminPaths as paths } from '../paths.ts';
import { BrokenScreen } from './frame/broken-screen.tsx';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { PanelLayout } from './frame/panel-layout.tsx';
import { Guard } from './session/guard.tsx';
import { LoginScreen } from './session/login-screen.tsx';
import { AskProvider } from './ui/ask.tsx';

/** Which screen stands at which address (spec §2); the code of each comes when it is opened. */
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
                  { path: paths.dashboard, lazy: () => import('./screens/dashboard-screen.tsx') },
                  { path: paths.banner, lazy: () => import('./screens/banners-screen.tsx') },
                  { path: paths.properties, lazy: () => import('./screens/properties-screen.tsx') },
                  {
                    path: paths.propertyPictures,
                    lazy: () => import('./screens/property-pictures-screen.tsx'),
                  },
                  { path: paths.latestProjects, lazy: () => import('./screens/latest-projects-screen.tsx') },
                  {
                    path: paths.latestProjectPictures,
                    lazy: () => import('./screens/latest-project-pictures-screen.tsx'),
                  },
                  { path: paths.blogs, lazy: () => import('./screens/blogs-screen.tsx') },
                  { path: paths.categories, lazy: () => import('./screens/categories-screen.tsx') },
                  {
                    path: paths.upcomingProjects,
                    lazy: () => import('./screens/upcoming-projects-screen.tsx'),
                  },
                  { path: paths.rentalVillas, lazy: () => import('./screens/rental-villas-screen.tsx') },
                  {
                    path: paths.rentalApartments,
                    lazy: () => import('./screens/rental-apartments-screen.tsx'),
                  },
                  { path: paths.saleApartments, lazy: () => import('./screens/sale-apartments-screen.tsx') },
                  { path: paths.saleVillas, lazy: () => import('./screens/sale-villas-screen.tsx') },
                  {
                    path: paths.saleApartmentGallery,
                    lazy: () => import('./screens/sale-apartment-gallery-screen.tsx'),
                  },
                  {
                    path: paths.saleVillaDetails,
                    lazy: () => import('./screens/sale-villa-details-screen.tsx'),
                  },
                  {
                    path: paths.rentalVillaImages,
                    lazy: () => import('./screens/rental-villa-images-screen.tsx'),
                  },
                  {
                    path: paths.rentalApartmentDetails,
                    lazy: () => import('./screens/rental-apartment-details-screen.tsx'),
                  },
                  { path: paths.messages, lazy: () => import('./screens/messages-screen.tsx') },
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
