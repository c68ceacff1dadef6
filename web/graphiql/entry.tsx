import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import './graphiql.css';

const FIRST_QUERY = `# Everything but messages and staff accounts can be read by anyone.
# To write, sign in and put your token into the headers below:
#   { "Authorization": "Bearer ..." }
{
  saleApartments(limit: 3) {
    total
    items {
      id
      title
      location
      price
    }
  }
}
`;

const element = document.getElementById('graphiql');
if (element) {
  createRoot(element).render(
    <GraphiQL fetcher={fetchGraphQL} defaultQuery={FIRST_QUERY} defaultEditorToolsVisibility="headers" />,
  );
}
