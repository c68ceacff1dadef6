import {
  graphqlDetail,
  graphqlPage,
  restCreate,
  restDetail,
  restListing,
  restPage,
  type Question,
} from './questions.ts';

/** One line of the table: our server against a bare one. */
export interface Measure {
  name: string;
  /** `kept`: our cache on, against bytes from memory; `fresh`: our cache off, against bare SQL. */
  way: 'kept' | 'fresh';
  questions: Question[];
  /** What the bare server is asked, where that is not the same. */
  bareQuestions?: Question[];
  /** The ratio it must reach; absent: for information. */
  bar?: number;
}

/** Everything that is measured side by side; the last ones change what is stored. */
export function measuresOf({ listing, token }: { listing: number; token: string }): Measure[] {
  const page = restPage(1);
  const create = restCreate(token);
  return [
    { name: 'REST list of 6 with total', way: 'kept', questions: [page], bar: 0.5 },
    { name: 'REST detail', way: 'kept', questions: [restListing(listing)], bar: 0.5 },
    { name: 'REST detail, 8 sections', way: 'kept', questions: restDetail(listing), bar: 0.5 },
    { name: 'GraphQL list of 6 with total', way: 'kept', questions: [graphqlPage(1)], bar: 0.3 },
    { name: 'GraphQL detail, 8 sections', way: 'kept', questions: [graphqlDetail(listing)], bar: 0.3 },
    { name: 'REST list of 6 with total', way: 'fresh', questions: [page], bar: 0.8 },
    {
      name: 'REST list against two plain statements',
      way: 'fresh',
      questions: [page],
      bareQuestions: [{ ...page, path: `/plain${page.path}` }],
    },
    { name: 'REST page 1500', way: 'fresh', questions: [restPage(1500)], bar: 1.5 },
    { name: 'REST detail', way: 'fresh', questions: [restListing(listing)] },
    { name: 'REST detail, 8 sections', way: 'fresh', questions: restDetail(listing), bar: 0.5 },
    { name: 'GraphQL list of 6 with total', way: 'fresh', questions: [graphqlPage(1)], bar: 0.5 },
    { name: 'GraphQL detail, 8 sections', way: 'fresh', questions: [graphqlDetail(listing)], bar: 0.35 },
    { name: 'REST create', way: 'fresh', questions: [create], bar: 0.5 },
    {
      name: 'REST create against the insert alone',
      way: 'fresh',
      questions: [create],
      bareQuestions: [{ ...create, path: `/plain${create.path}` }],
    },
  ];
}
