import { createAgencyNode, type JsonLd, type StructuredData } from '../json-ld/json-ld.ts';
import { paths } from '../../paths.ts';
import { questions } from './messages.ts';

const createFaq = (): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const structuredData: StructuredData = {
  [paths.home]: ({ agency, origin }) => [createAgencyNode(agency, origin), createFaq()],
};
