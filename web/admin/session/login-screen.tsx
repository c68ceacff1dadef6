import { useMutation } from '@apollo/client/react';
import { Alert, PasswordInput, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInDocument } from '../../../schema/documents/admin/graphql.ts';
import { cleanEmail } from '../../../schema/text.ts';
import { toApiError } from '../../data/api-error.ts';
import { adminPaths } from '../../paths.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { beginSession, sessionEndReason, useAccount } from './session.ts';
import './login.css';

/** The login (spec §2); with a stored token it redirects at once. */
export function LoginScreen() {
  const account = useAccount();
  const from = returnPath(useLocation().state);
  const how = sessionEndReason();
  if (account) return <Navigate to={from ?? adminPaths.dashboard} replace />;
  return (
    <main className="login">
      <title>Admin Login</title>
      <Title order={1}>Admin Login</Title>
      {from && how !== 'never' && (
        <p role="alert">
          Your session has ended{how === 'elsewhere' && ' in another tab'}. Sign in again; what you typed is
          kept.
        </p>
      )}
      <LoginForm />
    </main>
  );
}

/** Returns the panel URL to return to after login, or none. */
function returnPath(state: unknown): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin(?:[/?]|$)/.test(from) ? from : undefined;
}

function LoginForm() {
  const [signIn, { loading }] = useMutation(SignInDocument);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (/^\S+@\S+$/.test(cleanEmail(email)) ? null : 'Email is required.'),
      password: (words) => (words ? null : 'Password is required.'),
    },
  });

  const submit = form.onSubmit(async (typed) => {
    if (loading) return;
    setRefusal(null);
    try {
      const { data } = await signIn({
        variables: { email: cleanEmail(typed.email), password: typed.password },
      });
      beginSession(data!.signIn.token);
    } catch (error) {
      setRefusal(toApiError(error).message ?? 'Login failed');
    }
  });

  return (
    <>
      {/* Stands before there is anything to say: only what changes in it is read out. */}
      <div className="login-refusal" role="alert">
        {refusal && (
          <Alert color="red" role="none">
            {refusal}
          </Alert>
        )}
      </div>
      <form onSubmit={submit} noValidate>
        <TextInput
          {...form.getInputProps('email')}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
        />
        <PasswordInput
          {...form.getInputProps('password')}
          label="Password"
          name="password"
          autoComplete="current-password"
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          required
        />
        <BusyButton type="submit" busy={loading}>
          {loading ? 'Logging in...' : 'Login'}
        </BusyButton>
      </form>
    </>
  );
}
