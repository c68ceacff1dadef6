// Texts of the states of each kind's list and page (spec §2).

export const loadingApartments = 'Loading apartments...';
export const loadingVillas = 'Loading villas...';
export const noApartments = 'No apartments available.';
export const noVillasForRent = 'No villas available.';
export const noVillasForSale = 'No Villas Found';
export const loadingApartment = 'Loading apartment details...';
export const loadingVilla = 'Loading villa details...';
export const apartmentForSaleMissing = 'Apartment not found';
export const rentalApartmentMissing = 'Apartment details not found.';
export const villaMissing = 'Villa details not found.';
export const noGallery = 'Gallery not found';
export const features = 'Features';
export const loadingFeatures = 'Loading features...';
export const featuresFailed = 'The features cannot be shown just now.';
export const details = 'Details';
export const loadingDetails = 'Loading details...';
export const detailsFailed = 'The details cannot be shown just now.';
export const imagesFailed = 'Failed to fetch villa images.';
export const noImages = 'No images available for this villa.';
export const askForRest = (count: number): string =>
  count === 1 ? 'Ask for the one not shown here' : `Ask for the other ${count}`;
