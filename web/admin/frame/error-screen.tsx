import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useRecordForms } from '../editor/form/record-forms.ts';
import * as messages from './messages.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { DASHBOARD_PATH } from '../screens/dashboard/screens.ts';
import { useRetry } from '../../ui/notice.tsx';

/** Shown if a screen failed or its module could not be loaded; it retries when the browser is online again. */
export function ErrorScreen() {
  const forms = useRecordForms();
  const tryAgain = useRetry();
  return (
    <div role="alert">
      <ScreenTitle>{messages.errorTitle}</ScreenTitle>
      {forms.isBusy() && <p>{messages.changesStored}</p>}
      <Button onClick={tryAgain}>{messages.reload}</Button>
    </div>
  );
}

/** Shown at an unknown path of the panel (spec §2). */
export function NotFoundScreen() {
  return (
    <>
      <title>{messages.notFoundTitle}</title>
      <ScreenTitle>{messages.notFoundTitle}</ScreenTitle>
      <p>
        <Link to={DASHBOARD_PATH}>{messages.toDashboard}</Link>
      </p>
    </>
  );
}
