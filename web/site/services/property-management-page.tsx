import { paths } from '../../paths.ts';
import { createGuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';

/** The page about property management. */
export const { loader, Component } = createGuidePage('PROPERTY_MANAGEMENT', () => ({
  title: messages.propertyManagementTitle,
  path: paths.propertyManagement,
  subject: messages.propertyManagementSubject,
}));
