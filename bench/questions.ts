/** One request as it is sent, and as both servers of a comparison understand it. */
export interface Question {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether `{n}` in the body is a new number in each request. */
  numbered?: boolean;
}

const LISTS = '/api/apartments-for-sale';
const JSON_BODY = { 'content-type': 'application/json', accept: 'application/json' };

/** Listings on a page. */
export const PAGE_SIZE = 6;
/** Path of a page of six. */
export const pagePath = (page: number): string => `${LISTS}?page=${page}&limit=${PAGE_SIZE}`;
/** Path of one listing. */
export const listingPath = (id: number): string => `${LISTS}/${id}`;
/** Path of a listing's gallery, spelled as the specification spells it. */
export const galleryPath = (id: number): string => `/api/appartmentsellgallery/${id}`;
/** Path that a listing is posted to. */
export const CREATE_PATH = LISTS;

const LISTING = 'id title location bedrooms bathrooms size price thumbnail { url alt } createdAt updatedAt';
const SECTION = 'id apartmentId title description image { url alt } createdAt updatedAt';

const LIST_QUERY = `query List($page: Int!, $limit: Int!) {
  saleApartments(page: $page, limit: $limit) { items { ${LISTING} } page limit total totalPages }
}`;
const CREATE_QUERY = `mutation Create($input: SaleApartmentInput!) { createSaleApartment(input: $input) { ${LISTING} } }`;
const DETAIL_QUERY = `query Detail($id: ID!) { saleApartment(id: $id) { ${LISTING} gallery { ${SECTION} } } }`;

/** A page of the site. */
export const sitePage = (path: string): Question => ({ method: 'GET', path });

/** A page of six over REST. */
export const restPage = (page: number): Question => ({ method: 'GET', path: pagePath(page) });

/** One listing over REST. */
export const restListing = (id: number): Question => ({ method: 'GET', path: listingPath(id) });

/** A listing and its sections over REST, which takes two requests. */
export const restDetail = (id: number): Question[] => [
  restListing(id),
  { method: 'GET', path: galleryPath(id) },
];

function graphql(operationName: string, query: string, variables: object): Question {
  const body = JSON.stringify({ operationName, query, variables });
  return { method: 'POST', path: '/graphql', headers: JSON_BODY, body };
}

/** The same page over GraphQL. */
export const graphqlPage = (page: number): Question =>
  graphql('List', LIST_QUERY, { page, limit: PAGE_SIZE });

/** The same listing with its sections over GraphQL, in one request. */
export const graphqlDetail = (id: number): Question => graphql('Detail', DETAIL_QUERY, { id: String(id) });

/** The words of a listing that is made. */
export const NEW_LISTING = {
  title: 'Three-bedroom apartment no. {n}',
  location: 'Dubai Creek Harbour',
  price: 'AED 3,150,000',
  bedrooms: '3',
  bathrooms: '4',
  size: '1,640 sq ft',
};

/** As staff with a token ask it, each time another. */
const byStaff = (token: string, question: Question): Question => ({
  ...question,
  headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
  numbered: true,
});

/** A new listing without a picture, over REST. */
export const restCreate = (token: string): Question =>
  byStaff(token, { method: 'POST', path: CREATE_PATH, body: JSON.stringify(NEW_LISTING) });

/** The same over GraphQL. */
export const graphqlCreate = (token: string): Question =>
  byStaff(token, graphql('Create', CREATE_QUERY, { input: NEW_LISTING }));
