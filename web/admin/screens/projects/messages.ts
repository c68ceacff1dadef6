import type { HomeType } from '../../../../schema/documents/admin/graphql.ts';

export const homeTypes: Readonly<Record<HomeType, string>> = {
  Villas: 'Villas',
  Apartments: 'Apartments',
  Townhouses: 'Townhouses',
};

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

// Latest projects
export const latestProjectsTitle = 'Admin - Manage Latest Projects';
export const latestProjectsEmpty = 'No projects available.';

// Latest project pictures
export const latestProjectPicturesTitle = 'Admin - Latest Project Gallery';
export const latestProjectPicturesParentsLoadFailed = 'The projects could not be loaded.';
export const latestProjectPicturesSelectFirst = 'Select a project to see its gallery.';
export const latestProjectPicturesParentMissing = 'Select a project first!';
export const latestProjectPicturesEmpty = 'No gallery images found for this project.';

// Upcoming projects
export const upcomingProjectsTitle = 'Admin - Manage Upcoming Projects';
export const upcomingProjectsEmpty = 'No projects found.';
