import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import './graphiql.css';

const element = document.getElementById('graphiql');
if (element) createRoot(element).render(<GraphiQL fetcher={fetchGraphQL} />);
