import type { ReactNode } from 'react';
import { formatList } from '../../../schema/language.ts';

// Texts of the enquiry beside an offer and of the message form (spec §8).

export const enquiry = 'Price and enquiry';
export const price = 'Price';
export const enquire = 'Enquire';
export const call = (phone: string, title: string) => (
  <>
    Call<span className="visually-hidden">{` ${phone} about ${title}`}</span>
  </>
);
export const chat = (title: string) => (
  <>
    <span className="visually-hidden">Chat on </span>WhatsApp
    <span className="visually-hidden">{` about ${title} (opens in a new tab)`}</span>
  </>
);
export const speaks = (languages: readonly string[]): string => `Speaks ${formatList(languages, 'unit')}`;
export const samplePrice = 'A sample of how a page looks. This home is not on offer.';
export const answerTime = (phone: ReactNode) => (
  <>
    A person reads your message and answers it, as a rule within one working day.
    {phone && <> Sooner, on {phone}.</>}
  </>
);

/** `agent` is the name of the person who offers the home. */
export const agentAnswers = (agent: string, phone: ReactNode) => (
  <>
    {agent} reads your message and answers it, as a rule within one working day.
    {phone && <> Sooner, on {phone}.</>}
  </>
);

export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone (optional)';
export const subject = 'Subject';
export const message = 'Message';
/** The label of the field that robots fill in. */
export const honeypot = 'Leave this empty';
/** The subject of a message about a listing with this number. */
export const numberedSubject = (kind: string, number: string): string => `${kind}, number ${number}`;
export const send = 'Send message';
export const sending = 'Sending...';
export const honeypotFilled =
  'Not sent yet: a field that is not shown was filled in, as robots do. Your browser may have done it. The field is removed now. Press “Send message” again.';
export const hasFieldErrors = 'Not sent. Correct the marked fields.';

// Results (spec §8)
export const sent = 'Message sent successfully!';
export const notSent = 'Failed to send message';
export const requestFailed = 'Something went wrong. Please try again later.';
export const requestFailedOffline = `${requestFailed} You are offline.`;

// Errors of fields, as the API words them
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
} as const;
export const required = (label: string): string => `${label} is required.`;
export const tooLong = (label: string, maxLength: number): string =>
  `${label} may have at most ${maxLength} characters.`;
export const invalidPhone = 'Phone must be a telephone number, such as +971 50 123 4567.';
export const invalidEmail = (label: string): string =>
  `${label} must be an email address, such as name@example.com.`;
