import { useMutation } from '@apollo/client/react';
import { Alert, PasswordInput, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Fragment, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SignInDocument } from '../../../schema/documents/admin/graphql.ts';
import { cleanEmail } from '../../../schema/text.ts';
import './login.css';
import * as messages from './messages.ts';
import { beginSession, isStorageFull, sessionEndReason, useAccount } from './session.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { toApiError } from '../../data/api-error.ts';
import { LOGIN_PATH } from '../screens.ts';
import { DASHBOARD_PATH } from '../screens/dashboard/screens.ts';

/** The login (spec §2); with a stored token it redirects at once. */
export function LoginScreen() {
  const account = useAccount();
  const from = returnPath(useLocation().state);
  const reason = sessionEndReason();
  if (account) return <Navigate to={from ?? DASHBOARD_PATH} replace />;
  return (
    <main className="login">
      <title>{messages.loginTitle}</title>
      <Title order={1}>{messages.loginTitle}</Title>
      {from && reason !== 'never' && <p role="alert">{messages.sessionEnded(reason === 'elsewhere')}</p>}
      <StorageWarning />
      <LoginForm />
    </main>
  );
}

/** Says that the browser stores nothing, and so no session. */
function StorageWarning() {
  const [isFull] = useState(isStorageFull);
  return isFull && <p role="alert">{messages.storageFull}</p>;
}

/** Returns the panel URL to return to after login, or none. */
function returnPath(state: unknown): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin(?:[/?]|$)/.test(from) ? from : undefined;
}

function LoginForm() {
  const [signIn, { loading }] = useMutation(SignInDocument);
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (/^\S+@\S+$/.test(cleanEmail(email)) ? null : messages.emailRequired),
      password: (password) => (password ? null : messages.passwordRequired),
    },
  });

  const submit = form.onSubmit(async (values) => {
    if (loading) return;
    setError(null);
    try {
      const { data } = await signIn({
        variables: { email: cleanEmail(values.email), password: values.password },
      });
      beginSession(data!.signIn.token);
    } catch (cause) {
      setError(toApiError(cause).message ?? messages.loginFailed);
    }
  });

  return (
    <>
      {/* Rendered from the start, because screen readers announce only changes of a live region. */}
      <div className="login-refusal" role="alert">
        {error && (
          <Alert color="red" role="none">
            {error}
          </Alert>
        )}
      </div>
      <form onSubmit={submit} noValidate>
        <TextInput
          {...form.getInputProps('email')}
          label={messages.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
        />
        <PasswordInput
          {...form.getInputProps('password')}
          label={messages.password}
          name="password"
          autoComplete="current-password"
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': messages.showPassword }}
          required
        />
        <BusyButton type="submit" busy={loading}>
          {loading ? messages.loggingIn : messages.login}
        </BusyButton>
      </form>
    </>
  );
}

/**
 * Redirects to the login without a stored token (spec §2). After login the user returns to this URL, except after a logout.
 */
export function Guard() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const from = sessionEndReason() === 'logout' ? undefined : `${pathname}${search}`;
  if (!account) return <Navigate to={LOGIN_PATH} replace state={{ from }} />;
  return (
    <Fragment key={account}>
      <Outlet />
    </Fragment>
  );
}
