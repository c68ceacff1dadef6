import { registerEnumType } from 'type-graphql';

/** What an entry of the audit list is about; the kinds of changes of records are actions after a prefix. */
export enum AuditKind {
  SIGNED_IN = 'SIGNED_IN',
  SIGN_IN_REFUSED = 'SIGN_IN_REFUSED',
  INVITED = 'INVITED',
  ROLE_CHANGED = 'ROLE_CHANGED',
  DISABLED = 'DISABLED',
  ENABLED = 'ENABLED',
  SESSION_ENDED = 'SESSION_ENDED',
  LINK_ISSUED = 'LINK_ISSUED',
  PASSWORD_SET = 'PASSWORD_SET',
  EMAIL_CHANGED = 'EMAIL_CHANGED',
  SECOND_FACTOR_CHANGED = 'SECOND_FACTOR_CHANGED',
  EXPORTED = 'EXPORTED',
  ERASED = 'ERASED',
  RECORD_ADDED = 'RECORD_ADDED',
  RECORD_IMPORTED = 'RECORD_IMPORTED',
  RECORD_COPIED = 'RECORD_COPIED',
  RECORD_CHANGED = 'RECORD_CHANGED',
  RECORD_REVERTED = 'RECORD_REVERTED',
  RECORD_MARKED = 'RECORD_MARKED',
  RECORD_REORDERED = 'RECORD_REORDERED',
  RECORD_REMOVED = 'RECORD_REMOVED',
  RECORD_RESTORED = 'RECORD_RESTORED',
}

registerEnumType(AuditKind, {
  name: 'AuditKind',
  description: 'What an entry of the audit list is about.',
  valuesConfig: {
    SIGNED_IN: { description: 'A person signed in.' },
    SIGN_IN_REFUSED: { description: 'A sign-in was refused.' },
    INVITED: { description: 'An account was added.' },
    ROLE_CHANGED: { description: 'The role of an account was changed.' },
    DISABLED: { description: 'An account was disabled.' },
    ENABLED: { description: 'An account was enabled.' },
    SESSION_ENDED: { description: 'A person ended a session.' },
    LINK_ISSUED: { description: 'A link to set the password of an account was made.' },
    PASSWORD_SET: { description: 'A password was set.' },
    EMAIL_CHANGED: { description: 'The email address of an account was changed.' },
    SECOND_FACTOR_CHANGED: { description: 'A second factor was set up, removed or required.' },
    EXPORTED: { description: 'Records were exported.' },
    ERASED: { description: 'The personal data of a visitor were erased.' },
    RECORD_ADDED: { description: 'A record was added.' },
    RECORD_IMPORTED: { description: 'A record was imported.' },
    RECORD_COPIED: { description: 'A record was copied.' },
    RECORD_CHANGED: { description: 'A record was changed.' },
    RECORD_REVERTED: { description: 'A record was put back to one of its versions.' },
    RECORD_MARKED: { description: 'The state of an enquiry was changed.' },
    RECORD_REORDERED: { description: 'A record got another place in its order.' },
    RECORD_REMOVED: { description: 'A record was deleted.' },
    RECORD_RESTORED: { description: 'A deleted record was restored.' },
  },
});

/** Prefix of the kinds that are changes of records. */
export const RECORD_PREFIX = 'RECORD_';

export const isRecordKind = (kind: AuditKind): boolean => kind.startsWith(RECORD_PREFIX);

export interface AuditFilter {
  /** An account. */
  byId?: number | undefined;
  kind?: AuditKind | undefined;
  /** The first moment, and the first one after the period. */
  from?: Date | undefined;
  to?: Date | undefined;
}
