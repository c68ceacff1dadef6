import { useMutation } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ConfirmEmailDocument } from '../../../schema/documents/admin/graphql.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FormError } from './form-error.tsx';
import * as messages from './messages.ts';
import { SessionPage } from './session-page.tsx';
import { useSubmit } from './use-submit.ts';
import { screens } from '../screens.ts';

/** Confirms the new address of an account by a link; not before a click, because mail servers open links. */
export function Component() {
  const { token = '' } = useParams();
  const [confirmEmail] = useMutation(ConfirmEmailDocument);
  const [isConfirmed, setConfirmed] = useState(false);
  const { onSubmit, busy, error } = useSubmit({
    initialValues: {},
    validate: () => ({}),
    send: async () => {
      await confirmEmail({ variables: { token } });
      setConfirmed(true);
    },
    failed: messages.confirmEmailUnconfirmed,
  });
  return (
    <SessionPage title={messages.confirmEmailTitle}>
      <FormError error={error} />
      <div className="form-result" role="status">
        {isConfirmed && <Alert role="none">{messages.emailConfirmed}</Alert>}
      </div>
      {!isConfirmed && (
        <>
          <p>{messages.confirmEmailIntro}</p>
          <form onSubmit={onSubmit} noValidate>
            <BusyButton type="submit" busy={busy}>
              {busy ? messages.confirmingEmail : messages.confirmEmail}
            </BusyButton>
          </form>
        </>
      )}
      <p className="login-link">
        <Link to={screens.account.path}>{messages.toAccount}</Link>
      </p>
    </SessionPage>
  );
}
