import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { pageTexts } from '../layout/page-texts.tsx';
import { pages } from './pages.ts';

const texts = pageTexts('PRIVACY_POLICY');

export const { loader } = texts;

/** The privacy policy. */
export function Component() {
  return (
    <GuidePage
      title={messages.privacyPolicyTitle}
      path={pages.privacyPolicy.path}
      result={texts.useResult()}
    />
  );
}
