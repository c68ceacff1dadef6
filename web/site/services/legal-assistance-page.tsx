import { paths } from '../../paths.ts';
import { createGuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';

/** The page about legal assistance. */
export const { loader, Component } = createGuidePage('LEGAL_ASSISTANCE', () => ({
  title: messages.legalAssistanceTitle,
  path: paths.legalAssistance,
  subject: messages.legalAssistanceSubject,
}));
