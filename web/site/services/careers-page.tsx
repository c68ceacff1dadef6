import { paths } from '../../paths.ts';
import { createGuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';

/** The page for applicants. */
export const { loader, Component } = createGuidePage('CAREERS', () => ({
  title: messages.careersTitle,
  path: paths.careers,
  subject: messages.careersSubject,
}));
