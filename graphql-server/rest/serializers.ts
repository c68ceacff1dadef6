import { banners } from '../editorial/banner.ts';
import { blogs } from '../editorial/blog.ts';
import { categories } from '../editorial/category.ts';
import { contactMessages } from '../enquiries/contact-message.ts';
import {
  rentalApartmentDetails,
  rentalVillaImages,
  saleApartmentGallery,
  saleVillaDetails,
} from '../listings/listing-sections.ts';
import { rentalApartments, rentalVillas, saleApartments, saleVillas } from '../listings/listing-kind.ts';
import { latestProjectPictures } from '../projects/latest-project-picture.ts';
import { latestProjects } from '../projects/latest-project.ts';
import { propertyPictures } from '../projects/property-picture.ts';
import { properties } from '../projects/property.ts';
import { upcomingProjects } from '../projects/upcoming-project.ts';
import { fileName, path, serializer } from './serializer.ts';

/** How each collection is spelled in REST: its names, and the form of its picture (spec §3, §7). */
export const serializers = {
  banners: serializer(banners, { one: 'a banner', many: 'banners', picture: fileName }),
  properties: serializer(properties, { one: 'a property', many: 'properties', picture: fileName }),
  propertyPictures: serializer(propertyPictures, {
    one: "a picture of a property's gallery",
    many: "pictures of properties' galleries",
    names: { propertyId: 'property_id' },
    picture: fileName,
  }),
  latestProjects: serializer(latestProjects, {
    one: 'a latest project',
    many: 'latest projects',
    picture: path,
  }),
  latestProjectPictures: serializer(latestProjectPictures, {
    one: "a picture of a latest project's gallery",
    many: "pictures of latest projects' galleries",
    names: { latestProjectId: 'latest_id' },
    picture: path,
  }),
  blogs: serializer(blogs, { one: 'a blog post', many: 'blog posts', picture: fileName }),
  categories: serializer(categories, { one: 'a category', many: 'categories', picture: fileName }),
  upcomingProjects: serializer(upcomingProjects, {
    one: 'an upcoming project',
    many: 'upcoming projects',
    picture: fileName,
  }),
  rentalApartments: serializer(rentalApartments, {
    one: 'an apartment for rent',
    many: 'apartments for rent',
    picture: path,
  }),
  rentalApartmentDetails: serializer(rentalApartmentDetails, {
    one: 'a feature of an apartment for rent',
    many: 'features of apartments for rent',
    names: { apartmentId: 'apartment_id' },
    picture: fileName,
  }),
  rentalVillas: serializer(rentalVillas, { one: 'a villa for rent', many: 'villas for rent', picture: path }),
  rentalVillaImages: serializer(rentalVillaImages, {
    one: 'an image of a villa for rent',
    many: 'images of villas for rent',
    names: { villaId: 'villa_id' },
    picture: path,
    pictureAs: 'img_url',
    fromParent: { field: 'villa_title', property: 'title' },
  }),
  saleApartments: serializer(saleApartments, {
    one: 'an apartment for sale',
    many: 'apartments for sale',
    picture: path,
  }),
  saleApartmentGallery: serializer(saleApartmentGallery, {
    one: 'a gallery item of an apartment for sale',
    many: 'gallery items of apartments for sale',
    names: { apartmentId: 'apartment_id' },
    picture: path,
  }),
  saleVillas: serializer(saleVillas, { one: 'a villa for sale', many: 'villas for sale', picture: path }),
  saleVillaDetails: serializer(saleVillaDetails, {
    one: 'a detail block of a villa for sale',
    many: 'detail blocks of villas for sale',
    names: { villaId: 'villa_id' },
    picture: path,
  }),
  contactMessages: serializer(contactMessages, {
    one: 'a message',
    many: 'messages',
    names: { listing: 'listing_id' },
  }),
};
