import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { pageTexts } from '../layout/page-texts.tsx';
import { pages } from './pages.ts';

const texts = pageTexts('LEGAL_ASSISTANCE');

export const { loader } = texts;

/** The page about legal assistance. */
export function Component() {
  return (
    <GuidePage
      title={messages.legalAssistanceTitle}
      path={pages.legalAssistance.path}
      result={texts.useResult()}
      subject={messages.legalAssistanceSubject}
    />
  );
}
