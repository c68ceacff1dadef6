import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { pageTexts } from '../layout/page-texts.tsx';
import { pages } from './pages.ts';

const texts = pageTexts('CAREERS');

export const { loader } = texts;

/** The page for applicants. */
export function Component() {
  return (
    <GuidePage
      title={messages.careersTitle}
      path={pages.careers.path}
      result={texts.useResult()}
      subject={messages.careersSubject}
    />
  );
}
