// Sale apartments
export const saleApartmentsTitle = 'Admin - Manage Apartments For Sale';
export const saleApartmentsEmpty = 'No apartments available.';
export const saleApartmentsPageTitle = 'Apartments for sale - Admin';
export const importSaleApartments = 'Import apartments for sale';

// Sale villas
export const saleVillasTitle = 'Admin - Manage Villas For Sale';
export const saleVillasEmpty = 'No Villas Found';
export const saleVillasSaveFailed = 'Something went wrong';
export const saleVillasPageTitle = 'Villas for sale - Admin';
export const importSaleVillas = 'Import villas for sale';

// Rental apartments
export const rentalApartmentsTitle = 'Admin - Manage Apartments';
export const rentalApartmentsEmpty = 'No apartments available.';
export const rentalApartmentsPageTitle = 'Apartments for rent - Admin';
export const importRentalApartments = 'Import apartments for rent';

// Rental villas
export const rentalVillasTitle = 'Admin - Manage Villas';
export const rentalVillasEmpty = 'No villas available.';
export const rentalVillasPageTitle = 'Villas for rent - Admin';
export const importRentalVillas = 'Import villas for rent';

// Sale apartment gallery
export const saleApartmentGalleryTitle = 'Apartment Gallery Admin';
export const saleApartmentGalleryPageTitle = 'Apartment for sale gallery - Admin';
export const saleApartmentGalleryParentsLoadFailed = 'Error fetching apartments';
export const saleApartmentGallerySelectFirst = 'Select an apartment to see its gallery.';
export const saleApartmentGalleryParentMissing = 'Say which apartment this belongs to.';
export const saleApartmentGalleryEmpty = 'Gallery not found';
export const saleApartmentGalleryLoadFailed = 'Error fetching gallery';
export const saleApartmentGallerySaveFailed = 'Error adding gallery item';
export const saleApartmentGalleryDeleteFailed = 'Error deleting gallery item';
export const saleApartmentGalleryIncomplete = 'All fields are required';
export const saleApartmentGalleryUntitled = (id: string) => `Item ${id}`;

// Sale villa details
export const saleVillaDetailsTitle = 'Manage Villa Details';
export const saleVillaDetailsPageTitle = 'Villa for sale details - Admin';
export const saleVillaDetailsParentsLoadFailed = 'Failed to fetch villas.';
export const saleVillaDetailsSelectFirst = 'Select a villa first';
export const saleVillaDetailsParentMissing = 'Select a villa first';
export const saleVillaDetailsEmpty = 'Villa details not found.';
export const saleVillaDetailsUntitled = (id: string) => `Detail ${id}`;

// Rental villa images
export const rentalVillaImagesTitle = 'Admin: Manage Villa Images';
export const rentalVillaImagesPageTitle = 'Villa for rent images - Admin';
export const rentalVillaImagesParentsLoadFailed = 'Failed to fetch villas.';
export const rentalVillaImagesParentMissing = 'Say which villa this belongs to.';
export const rentalVillaImagesEmpty = 'No images available for this villa.';
export const rentalVillaImagesLoadFailed = 'Failed to fetch villa images.';
export const rentalVillaImagesSaveFailed = 'Failed to add image.';
export const rentalVillaImagesDeleteFailed = 'Failed to delete image.';
export const rentalVillaImagesIncomplete = 'Villa and image are required.';
export const rentalVillaImagesUntitled = (id: string) => `Image ${id}`;

// Rental apartment details
export const rentalApartmentDetailsTitle = 'Apartment Details Admin';
export const rentalApartmentDetailsPageTitle = 'Apartment for rent details - Admin';
export const rentalApartmentDetailsParentsLoadFailed = 'Failed to load apartments.';
export const rentalApartmentDetailsParentMissing = 'Say which apartment this belongs to.';
export const rentalApartmentDetailsEmpty = 'Apartment details not found.';
export const rentalApartmentDetailsLoadFailed = 'Failed to load apartment details.';
export const rentalApartmentDetailsSaveFailed = 'Failed to submit data.';
export const rentalApartmentDetailsDeleteFailed = 'Failed to delete detail.';
export const rentalApartmentDetailsUntitled = (id: string) => `Detail ${id}`;
