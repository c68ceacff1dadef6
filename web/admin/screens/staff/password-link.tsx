import { Button, CopyButton, TextInput, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import * as messages from './messages.tsx';

/** A link to set a password that was not sent by email. */
export interface PasswordLinkToShow {
  email: string;
  link: string;
}

export type ShowLink = (link: PasswordLinkToShow) => void;

interface Props extends PasswordLinkToShow {
  close: () => void;
}

/** A link that is shown once, to be copied and handed over. */
export function PasswordLink({ email, link, close }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [link]);
  return (
    <section className="staff-card staff-link" aria-labelledby="staff-link">
      <Title order={2} id="staff-link" ref={heading} tabIndex={-1}>
        {messages.linkTitle(email)}
      </Title>
      <p>{messages.linkHint}</p>
      <TextInput
        label={messages.linkLabel}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="button-row">
        <CopyButton value={link}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? messages.copied : messages.copy}</Button>}
        </CopyButton>
        <Button variant="default" onClick={close}>
          {messages.linkDone}
        </Button>
      </div>
    </section>
  );
}
