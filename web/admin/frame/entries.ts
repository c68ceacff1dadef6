import { adminPaths } from '../../paths.ts';

/** The sidebar's entries: labels and order are the specification's (§2), the inbox is the eighteenth. */
export const entries = [
  { label: 'Dashboard', to: adminPaths.dashboard },
  { label: 'Banner', to: adminPaths.banner },
  { label: 'LxyProperty', to: adminPaths.properties },
  { label: 'LxyPropertyDetails', to: adminPaths.propertyPictures },
  { label: 'latestproject', to: adminPaths.latestProjects },
  { label: 'latestprojectDetails', to: adminPaths.latestProjectPictures },
  { label: 'blogs', to: adminPaths.blogs },
  { label: 'Categories', to: adminPaths.categories },
  { label: 'upcomingproject', to: adminPaths.upcomingProjects },
  { label: 'villa for Rent', to: adminPaths.rentalVillas },
  { label: 'Apartment for rent', to: adminPaths.rentalApartments },
  { label: 'Apartment for sale', to: adminPaths.saleApartments },
  { label: 'villa for sale', to: adminPaths.saleVillas },
  { label: 'apartment for sale details', to: adminPaths.saleApartmentGallery },
  { label: 'villa for sale details', to: adminPaths.saleVillaDetails },
  { label: 'villa for rent details', to: adminPaths.rentalVillaImages },
  { label: 'apartment for rent details', to: adminPaths.rentalApartmentDetails },
  { label: 'Messages', to: adminPaths.messages },
] as const;
