import { Button } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useRecordForms } from '../editor/form/record-forms.ts';
import * as messages from './messages.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { useRetry } from '../../ui/notice.tsx';
import { screens } from '../screens.ts';

/** Shown if a screen failed or its module could not be loaded; it retries when the browser is online again. */
export function ErrorScreen() {
  const forms = useRecordForms();
  const navigate = useNavigate();
  const location = useLocation();
  // A navigation, because a revalidation keeps the error of a screen without data.
  const tryAgain = useRetry(
    () =>
      void navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown }),
  );
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
      <ScreenTitle>{messages.notFoundTitle}</ScreenTitle>
      <p>
        <Link to={screens.dashboard.path}>{messages.toDashboard}</Link>
      </p>
    </>
  );
}
