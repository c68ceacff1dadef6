// Labels that several screens share (spec §2)
export const addApartment = 'Add Apartment';
export const addBanner = 'Add Banner';
export const addBlog = 'Add Blog';
export const addCategory = 'Add Category';
export const addDetail = 'Add Detail';
export const addGalleryItem = 'Add Gallery Item';
export const addImage = 'Add Image';
export const addProject = 'Add Project';
export const addProperty = 'Add Property';
export const addVilla = 'Add Villa';
export const apartment = 'Apartment';
export const apartmentTitle = 'Apartment Title';
export const category = 'Category';
export const confirmDelete = 'Are you sure?';
export const confirmDeleteApartment = 'Are you sure you want to delete this apartment?';
export const confirmDeleteDetail = 'Are you sure you want to delete this detail?';
export const confirmDeleteVilla = 'Are you sure you want to delete this villa?';
export const description = 'Description';
export const heading = 'Heading';
export const id = 'ID';
export const image = 'Image';
export const imageMissing = 'Please upload an image!';
export const location = 'Location';
export const logo = 'Logo';
export const price = 'Price';
export const project = 'Project';
export const property = 'Property';
export const rent = 'Rent';
export const subtitle = 'Subtitle';
export const thumbnail = 'Thumbnail';
export const title = 'Title';
export const type = 'Type';
export const updateApartment = 'Update Apartment';
export const updateBanner = 'Update Banner';
export const updateBlog = 'Update Blog';
export const updateCategory = 'Update Category';
export const updateDetail = 'Update Detail';
export const updateGalleryItem = 'Update Gallery Item';
export const updateImage = 'Update Image';
export const updateProject = 'Update Project';
export const updateProperty = 'Update Property';
export const updateVilla = 'Update Villa';
export const villa = 'Villa';

// Banners
export const bannersTitle = 'Admin - Manage Banners';
export const bannersEmpty = 'No banners available.';
export const bannersLoadFailed = 'Failed to load banners.';
export const bannersSaveFailed = 'Failed to add banner.';
export const bannersDeleteFailed = 'Failed to delete banner.';
export const bannersIncomplete = 'Please provide both title and image.';

// Blogs
export const blogsTitle = 'Admin - Manage Blogs';
export const blogsEmpty = 'No blogs available.';

// Categories
export const categoriesTitle = 'Admin - Manage Categories';
export const categoriesEmpty = 'No categories available.';

// Latest project pictures
export const latestProjectPicturesTitle = 'Admin - Latest Project Gallery';
export const latestProjectPicturesParentsLoadFailed = 'The projects could not be loaded.';
export const latestProjectPicturesSelectFirst = 'Select a project to see its gallery.';
export const latestProjectPicturesParentMissing = 'Select a project first!';
export const latestProjectPicturesEmpty = 'No gallery images found for this project.';

// Latest projects
export const latestProjectsTitle = 'Admin - Manage Latest Projects';
export const latestProjectsEmpty = 'No projects available.';

// Properties
export const propertiesTitle = 'Admin - Manage Properties';
export const propertiesEmpty = 'No properties available.';
export const propertiesSaveFailed = 'Error occurred while saving property.';
export const propertiesAdded = 'Property added successfully!';
export const propertiesUpdated = 'Property updated successfully!';

// Property pictures
export const propertyPicturesTitle = 'Admin - Property Gallery';
export const propertyPicturesParentsLoadFailed = 'The properties could not be loaded.';
export const propertyPicturesSelectFirst = 'Select a property to see its gallery.';
export const propertyPicturesParentMissing = 'Select a property first!';
export const propertyPicturesEmpty = 'No gallery images found for this property.';
export const propertyPicturesUntitled = (id: string) => `Picture ${id}`;

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

// Rental apartments
export const rentalApartmentsTitle = 'Admin - Manage Apartments';
export const rentalApartmentsEmpty = 'No apartments available.';
export const rentalApartmentsName = 'apartments for rent';

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

// Rental villas
export const rentalVillasTitle = 'Admin - Manage Villas';
export const rentalVillasEmpty = 'No villas available.';
export const rentalVillasName = 'villas for rent';

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

// Sale apartments
export const saleApartmentsTitle = 'Admin - Manage Apartments For Sale';
export const saleApartmentsEmpty = 'No apartments available.';
export const saleApartmentsName = 'apartments for sale';

// Sale villa details
export const saleVillaDetailsTitle = 'Manage Villa Details';
export const saleVillaDetailsPageTitle = 'Villa for sale details - Admin';
export const saleVillaDetailsParentsLoadFailed = 'Failed to fetch villas.';
export const saleVillaDetailsSelectFirst = 'Select a villa first';
export const saleVillaDetailsParentMissing = 'Select a villa first';
export const saleVillaDetailsEmpty = 'Villa details not found.';
export const saleVillaDetailsUntitled = (id: string) => `Detail ${id}`;

// Sale villas
export const saleVillasTitle = 'Admin - Manage Villas For Sale';
export const saleVillasEmpty = 'No Villas Found';
export const saleVillasSaveFailed = 'Something went wrong';
export const saleVillasName = 'villas for sale';

// Upcoming projects
export const upcomingProjectsTitle = 'Admin - Manage Upcoming Projects';
export const upcomingProjectsEmpty = 'No projects found.';
