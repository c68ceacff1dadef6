import { useMutation } from '@apollo/client/react';
import { Alert, Button, PasswordInput, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInDocument } from '../../../schema/documents/admin/graphql.ts';
import { faultOf } from '../../data/fault.ts';
import { adminPaths } from '../../paths.ts';
import { beginSession, useToken } from './session.ts';
import './login.css';

/** The way in (spec §2): with a token stored already it leads on at once. */
export function LoginScreen() {
  const token = useToken();
  const from = (useLocation().state as { from?: string } | null)?.from;
  if (token) return <Navigate to={from ?? adminPaths.dashboard} replace />;
  return (
    <main className="login">
      <title>Admin Login</title>
      <Title order={1}>Admin Login</Title>
      {from && <p>Your session has ended. Sign in again; what you typed is kept.</p>}
      <LoginForm />
    </main>
  );
}

function LoginForm() {
  const [signIn, { loading }] = useMutation(SignInDocument);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (/^\S+@\S+$/.test(email.trim()) ? null : 'Email is required.'),
      password: (password) => (password ? null : 'Password is required.'),
    },
  });

  const submit = form.onSubmit(async ({ email, password }) => {
    setRefusal(null);
    try {
      const { data } = await signIn({ variables: { email: email.trim(), password } });
      beginSession(data!.signIn.token);
    } catch (error) {
      setRefusal(faultOf(error).sentence ?? 'Login failed');
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
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
        required
      />
      <Button type="submit" aria-disabled={loading} loading={loading}>
        {loading ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
