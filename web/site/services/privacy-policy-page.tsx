import { paths } from '../../paths.ts';
import { createGuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';

/** The privacy policy. */
export const { loader, Component } = createGuidePage('PRIVACY_POLICY', () => ({
  title: messages.privacyPolicyTitle,
  path: paths.privacyPolicy,
}));
