/** A screen of the random walk. */
export interface WalkScreen {
  path: string;
  /** Its query field. */
  list: string;
  /** Labels of its text fields, the title first; the API uses the same names in lower case. */
  labels: readonly string[];
  add: string;
  update: string;
  /** True if the form opens in a dialog. */
  dialog?: boolean;
  /** True if a record requires a picture. */
  picture?: boolean;
  /** True if a record can be duplicated. */
  canDuplicate?: boolean;
}

export const WALK_SCREENS: readonly WalkScreen[] = [
  {
    path: '/admin/villasale',
    list: 'saleVillas',
    labels: ['Title', 'Location', 'Price'],
    add: 'Add Villa',
    update: 'Update Villa',
    canDuplicate: true,
  },
  {
    path: '/admin/blogs',
    list: 'blogs',
    labels: ['Title', 'Description'],
    add: 'Add Blog',
    update: 'Update Blog',
  },
  {
    path: '/admin/banner',
    list: 'banners',
    labels: ['Title', 'Subtitle'],
    add: 'Add Banner',
    update: 'Update Banner',
    dialog: true,
    picture: true,
  },
];
