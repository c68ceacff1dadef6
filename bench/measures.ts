import {
  graphqlCreate,
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
  const far = restPage(1500);
  const plainly = (question: Question): Question[] => [{ ...question, path: `/plain${question.path}` }];
  return [
    { name: 'REST list of 6 with total', way: 'kept', questions: [page], bar: 0.7 },
    { name: 'REST detail', way: 'kept', questions: [restListing(listing)], bar: 0.7 },
    { name: 'REST detail, 8 sections', way: 'kept', questions: restDetail(listing), bar: 0.7 },
    { name: 'GraphQL list of 6 with total', way: 'kept', questions: [graphqlPage(1)], bar: 0.5 },
    { name: 'GraphQL detail, 8 sections', way: 'kept', questions: [graphqlDetail(listing)], bar: 0.5 },
    { name: 'REST list of 6 with total', way: 'fresh', questions: [page], bar: 1 },
    {
      name: 'REST list, two plain statements',
      way: 'fresh',
      questions: [page],
      bareQuestions: plainly(page),
    },
    { name: 'REST page 1500', way: 'fresh', questions: [far], bar: 0.8 },
    {
      name: 'REST page 1500, two plain statements',
      way: 'fresh',
      questions: [far],
      bareQuestions: plainly(far),
      bar: 1.5,
    },
    { name: 'REST detail', way: 'fresh', questions: [restListing(listing)] },
    { name: 'REST detail, 8 sections', way: 'fresh', questions: restDetail(listing), bar: 0.65 },
    { name: 'GraphQL list of 6 with total', way: 'fresh', questions: [graphqlPage(1)], bar: 0.8 },
    { name: 'GraphQL page 1500', way: 'fresh', questions: [graphqlPage(1500)], bar: 0.8 },
    { name: 'GraphQL detail, 8 sections', way: 'fresh', questions: [graphqlDetail(listing)], bar: 0.65 },
    { name: 'REST create', way: 'fresh', questions: [restCreate(token)], bar: 0.5 },
    { name: 'GraphQL create', way: 'fresh', questions: [graphqlCreate(token)], bar: 0.5 },
  ];
}
