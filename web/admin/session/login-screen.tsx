import { useMutation } from '@apollo/client/react';
import { PasswordInput, TextInput } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { SignInDocument } from '../../../schema/documents/admin/graphql.ts';
import { cleanEmail } from '../../../schema/text.ts';
import { isEmail } from './email.ts';
import { FormError } from './form-error.tsx';
import * as messages from './messages.ts';
import { SessionPage } from './session-page.tsx';
import { beginSession, isStorageFull, sessionEndReason, useAccount } from './session.ts';
import { useSubmit } from './use-submit.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FORGOT_PASSWORD_PATH, LOGIN_PATH, screens } from '../screens.ts';

/** The login (spec §2); with a stored token it redirects at once. */
export function LoginScreen() {
  const account = useAccount();
  const from = returnPath(useLocation().state);
  const reason = sessionEndReason();
  if (account) return <Navigate to={from ?? screens.dashboard.path} replace />;
  return (
    <SessionPage title={messages.loginTitle}>
      {reason === 'passwordChanged' && <p role="status">{messages.passwordChanged}</p>}
      {from && ['expired', 'elsewhere'].includes(reason) && (
        <p role="alert">{messages.sessionEnded(reason === 'elsewhere')}</p>
      )}
      <StorageWarning />
      <LoginForm />
    </SessionPage>
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
  const [signIn] = useMutation(SignInDocument);
  const [needsCode, setNeedsCode] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { email: '', password: '', code: '' },
    validate: ({ email, password, code }) => ({
      email: isEmail(email) ? null : messages.emailRequired,
      password: password ? null : messages.passwordRequired,
      code: needsCode && !code.trim() ? messages.codeRequired : null,
    }),
    send: async ({ email, password, code }) => {
      const variables = { email: cleanEmail(email), password, code: code.trim() || null };
      const { data } = await signIn({ variables });
      beginSession(data!.signIn.token);
    },
    failed: messages.loginFailed,
    onError: (apiError) => {
      if (apiError.needsCode) setNeedsCode(true);
      else if (needsCode && apiError.code === 'UNAUTHENTICATED') code.current?.select();
    },
  });
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);

  return (
    <>
      <FormError error={error} />
      <form onSubmit={onSubmit} noValidate>
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
          required
        />
        {needsCode && (
          <TextInput
            {...form.getInputProps('code')}
            ref={code}
            label={messages.code}
            description={messages.codeHint}
            name="code"
            autoComplete="one-time-code"
            inputMode="text" // recovery codes have letters
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
        <BusyButton type="submit" busy={busy}>
          {busy ? messages.loggingIn : messages.login}
        </BusyButton>
      </form>
      <p className="login-link">
        <Link to={FORGOT_PASSWORD_PATH}>{messages.forgotPassword}</Link>
      </p>
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
