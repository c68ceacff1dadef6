/** A request that both servers of a comparison understand. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const LISTINGS_PATH = '/api/apartments-for-sale';
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

export const PAGE_SIZE = 6;
export const CREATE_PATH = LISTINGS_PATH;
export const pagePath = (page: number): string => `${LISTINGS_PATH}?page=${page}&limit=${PAGE_SIZE}`;
export const listingPath = (id: number): string => `${LISTINGS_PATH}/${id}`;
/** Path of a listing's gallery, spelled as in the specification. */
export const galleryPath = (id: number): string => `/api/appartmentsellgallery/${id}`;

const LISTING = 'id title location bedrooms bathrooms size price thumbnail { url alt } createdAt updatedAt';
const SECTION = 'id apartmentId title description image { url alt } createdAt updatedAt';
const LIST_QUERY = `query List($page: Int!, $limit: Int!) {
  saleApartments(page: $page, limit: $limit) { items { ${LISTING} } page limit total totalPages }
}`;
const DETAIL_QUERY = `query Detail($id: ID!) { saleApartment(id: $id) { ${LISTING} gallery { ${SECTION} } } }`;

const graphql = (operationName: string, query: string, variables: object): ApiRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: JSON_HEADERS,
  body: JSON.stringify({ operationName, query, variables }),
});

export const restPage = (page: number): ApiRequest => ({ method: 'GET', path: pagePath(page) });

/** A listing and its sections: two requests over REST. */
export const restDetail = (id: number): ApiRequest[] => [
  { method: 'GET', path: listingPath(id) },
  { method: 'GET', path: galleryPath(id) },
];

export const graphqlPage = (page: number): ApiRequest =>
  graphql('List', LIST_QUERY, { page, limit: PAGE_SIZE });

export const graphqlDetail = (id: number): ApiRequest => graphql('Detail', DETAIL_QUERY, { id: String(id) });

/** A new listing without a picture. */
export const restCreate = (token: string): ApiRequest => ({
  method: 'POST',
  path: CREATE_PATH,
  headers: { ...JSON_HEADERS, authorization: `Bearer ${token}` },
  body: JSON.stringify({
    title: 'Three-bedroom apartment no. {n}',
    location: 'Dubai Creek Harbour',
    price: 'AED 3,150,000',
    bedrooms: '3',
    bathrooms: '4',
    size: '1,640 sq ft',
  }),
});

export const login = (account: { email: string; password: string }): ApiRequest => ({
  method: 'POST',
  path: '/api/admin/login',
  headers: JSON_HEADERS,
  body: JSON.stringify(account),
});
