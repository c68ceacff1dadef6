import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  PasswordMailDocument,
  RequestPasswordResetDocument,
} from '../../../schema/documents/admin/graphql.ts';
import { cleanEmail } from '../../../schema/text.ts';
import { LoadState } from '../ui/load-state.tsx';
import { LOGIN_PATH } from '../screens.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { isEmail } from './email.ts';
import { FormError } from './form-error.tsx';
import * as messages from './messages.ts';
import { SessionPage } from './session-page.tsx';
import { useSubmit } from './use-submit.ts';

/** Requests a link to set another password; without a mail server it says whom to ask. */
export function Component() {
  const { data, error } = useQuery(PasswordMailDocument);
  return (
    <SessionPage title={messages.forgotTitle}>
      {!data && <LoadState data={data} error={error} failed={messages.forgotLoadFailed} />}
      {data && (data.canMailPasswordLinks ? <RequestForm /> : <p>{messages.askAdministrator}</p>)}
      <p className="login-link">
        <Link to={LOGIN_PATH}>{messages.backToLogin}</Link>
      </p>
    </SessionPage>
  );
}

function RequestForm() {
  const [request] = useMutation(RequestPasswordResetDocument);
  const [isSent, setSent] = useState(false);
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { email: '' },
    validate: ({ email }) => ({ email: isEmail(email) ? null : messages.emailRequired }),
    send: async ({ email }) => {
      setSent(false); // so that a second answer is announced too
      await request({ variables: { email: cleanEmail(email) } });
      setSent(true);
    },
    failed: messages.sendLinkFailed,
  });
  return (
    <>
      <p>{messages.forgotIntro}</p>
      <FormError error={error} />
      <div className="form-result" role="status">
        {isSent && <Alert role="none">{messages.linkSent}</Alert>}
      </div>
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
        <BusyButton type="submit" busy={busy}>
          {busy ? messages.sendingLink : messages.sendLink}
        </BusyButton>
      </form>
    </>
  );
}
