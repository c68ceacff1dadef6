import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  properties: {
    path: '/admin/lxyProperty',
    label: 'LxyProperty',
    position: 30,
    collection: { name: 'properties', label: 'Properties' },
  },
  propertyPictures: {
    path: '/admin/lxyPropertydetails',
    label: 'LxyPropertyDetails',
    position: 40,
    collection: { name: 'propertyPictures', label: 'Property pictures' },
  },
  latestProjects: {
    path: '/admin/latestProject',
    label: 'latestproject',
    position: 50,
    collection: { name: 'latestProjects', label: 'Latest projects' },
  },
  latestProjectPictures: {
    path: '/admin/latestProjectdetails',
    label: 'latestprojectDetails',
    position: 60,
    collection: { name: 'latestProjectPictures', label: 'Project pictures' },
  },
  upcomingProjects: {
    path: '/admin/upcomingproject',
    label: 'upcomingproject',
    position: 90,
    collection: { name: 'upcomingProjects', label: 'Upcoming projects' },
  },
} satisfies Record<string, ScreenDescriptor>;
