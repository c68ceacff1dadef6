import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { pageTexts } from '../layout/page-texts.tsx';
import { pages } from './pages.ts';

const texts = pageTexts('PROPERTY_MANAGEMENT');

export const { loader } = texts;

/** The page about property management. */
export function Component() {
  return (
    <GuidePage
      title={messages.propertyManagementTitle}
      path={pages.propertyManagement.path}
      result={texts.useResult()}
      subject={messages.propertyManagementSubject}
    />
  );
}
