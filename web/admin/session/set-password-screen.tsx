import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { SetPasswordDocument } from '../../../schema/documents/admin/graphql.ts';
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '../screens.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FormError } from './form-error.tsx';
import * as messages from './messages.ts';
import { NewPasswordInput, newPasswordError } from './password-inputs.tsx';
import { SessionPage } from './session-page.tsx';
import { endSession } from './session.ts';
import { useSubmit } from './use-submit.ts';

/** Sets the password of an account by the link of an invitation or of a forgotten password. */
export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [setPassword] = useMutation(SetPasswordDocument);
  const [isOldLink, setOldLink] = useState(false);
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { password: '' },
    validate: ({ password }) => ({ password: newPasswordError(password) }),
    send: async ({ password }) => {
      await setPassword({ variables: { token, password } });
      endSession('passwordChanged'); // a session in this browser would redirect from the login
      await navigate(LOGIN_PATH, { replace: true });
    },
    failed: messages.setPasswordUnconfirmed,
    onError: ({ code }) => setOldLink(code === 'NOT_FOUND'),
  });
  return (
    <SessionPage title={messages.setPasswordTitle}>
      <FormError error={error} />
      <form onSubmit={onSubmit} noValidate>
        <NewPasswordInput {...form.getInputProps('password')} name="password" autoFocus />
        <BusyButton type="submit" busy={busy}>
          {busy ? messages.settingPassword : messages.setPassword}
        </BusyButton>
      </form>
      <p className="login-link">
        {isOldLink && (
          <>
            <Link to={FORGOT_PASSWORD_PATH}>{messages.askForNewLink}</Link>{' '}
          </>
        )}
        <Link to={LOGIN_PATH}>{messages.backToLogin}</Link>
      </p>
    </SessionPage>
  );
}
