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
import { path, Serializer } from './serializer.ts';

/** How each collection is spelled in REST: its names, and the form of its picture (spec §3, §7). */
export const serializers = {
  banners: new Serializer(banners, { one: 'a banner', many: 'banners' }),
  properties: new Serializer(properties, { one: 'a property', many: 'properties' }),
  propertyPictures: new Serializer(propertyPictures, {
    one: "a picture of a property's gallery",
    many: "pictures of properties' galleries",
    names: { propertyId: 'property_id' },
  }),
  latestProjects: new Serializer(latestProjects, {
    one: 'a latest project',
    many: 'latest projects',
    picture: path,
  }),
  latestProjectPictures: new Serializer(latestProjectPictures, {
    one: "a picture of a latest project's gallery",
    many: "pictures of latest projects' galleries",
    names: { latestProjectId: 'latest_id' },
    picture: path,
  }),
  blogs: new Serializer(blogs, { one: 'a blog post', many: 'blog posts' }),
  categories: new Serializer(categories, { one: 'a category', many: 'categories' }),
  upcomingProjects: new Serializer(upcomingProjects, {
    one: 'an upcoming project',
    many: 'upcoming projects',
  }),
  rentalApartments: new Serializer(rentalApartments, {
    one: 'an apartment for rent',
    many: 'apartments for rent',
    picture: path,
  }),
  rentalApartmentDetails: new Serializer(rentalApartmentDetails, {
    one: 'a feature of an apartment for rent',
    many: 'features of apartments for rent',
    names: { apartmentId: 'apartment_id' },
  }),
  rentalVillas: new Serializer(rentalVillas, {
    one: 'a villa for rent',
    many: 'villas for rent',
    picture: path,
  }),
  rentalVillaImages: new Serializer(rentalVillaImages, {
    one: 'an image of a villa for rent',
    many: 'images of villas for rent',
    names: { villaId: 'villa_id' },
    picture: path,
    pictureAs: 'img_url',
    fromParent: { field: 'villa_title', property: 'title' },
  }),
  saleApartments: new Serializer(saleApartments, {
    one: 'an apartment for sale',
    many: 'apartments for sale',
    picture: path,
  }),
  saleApartmentGallery: new Serializer(saleApartmentGallery, {
    one: 'a gallery item of an apartment for sale',
    many: 'gallery items of apartments for sale',
    names: { apartmentId: 'apartment_id' },
    picture: path,
  }),
  saleVillas: new Serializer(saleVillas, { one: 'a villa for sale', many: 'villas for sale', picture: path }),
  saleVillaDetails: new Serializer(saleVillaDetails, {
    one: 'a detail block of a villa for sale',
    many: 'detail blocks of villas for sale',
    names: { villaId: 'villa_id' },
    picture: path,
  }),
  contactMessages: new Serializer(contactMessages, {
    one: 'a message',
    many: 'messages',
    names: { listing: 'listing_id' },
  }),
};
