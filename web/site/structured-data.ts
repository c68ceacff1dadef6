import { paths } from '../paths.ts';
import { describePost } from './blog/structured-data.ts';
import { questions } from './home/messages.ts';
import { describeListing } from './listings/structured-data.ts';
import { describePerson } from './team/structured-data.ts';
import {
  createAgencyNode,
  createRecordBreadcrumbs,
  type JsonLd,
  type LoadedPage,
} from './json-ld/json-ld.ts';

/** Functions that return the structured data of a page, by the path of the page. Only the server calls them. */
export const structuredData: Readonly<Record<string, (page: LoadedPage) => JsonLd[]>> = {
  [paths.home]: ({ agency, origin }) => [createAgencyNode(agency, origin), createFaq()],
  [paths.contact]: ({ agency, origin }) => [createAgencyNode(agency, origin)],
  [paths.category]: createRecordBreadcrumbs('category'),
  [paths.property]: createRecordBreadcrumbs('record'),
  [paths.latestProject]: createRecordBreadcrumbs('record'),
  [paths.blog]: describePost,
  [paths.teamMember]: describePerson,
  [paths.apartmentForSale]: describeListing('SaleApartment'),
  [paths.villaForSale]: describeListing('SaleVilla'),
  [paths.rentalApartment]: describeListing('RentalApartment'),
  [paths.rentalVilla]: describeListing('RentalVilla'),
};

const createFaq = (): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
