/** A screen on which a monkey adds, changes and deletes records. */
export interface Ground {
  path: string;
  /** What the API calls its list. */
  list: string;
  /** The fields it types into, the title first; the API knows them by the same words. */
  labels: readonly string[];
  add: string;
  update: string;
  /** Whether the form opens in a dialog. */
  dialog?: boolean;
  /** Whether a record needs a picture. */
  picture?: boolean;
  /** Whether a record can be copied. */
  copies?: boolean;
}

export const GROUNDS: readonly Ground[] = [
  {
    path: '/admin/villasale',
    list: 'saleVillas',
    labels: ['Title', 'Location', 'Price'],
    add: 'Add Villa',
    update: 'Update Villa',
    copies: true,
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
