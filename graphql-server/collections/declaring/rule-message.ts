import type { ValidationError, ValidationOptions } from 'class-validator';
import type { Message } from '../../messages.ts';

/** The message of a rule, or a function of the invalid value. */
type RuleMessage = Message | ((error: ValidationError) => Message);

/** Options of a rule of class-validator that report a message. */
export const saying = (message: RuleMessage): ValidationOptions => ({ context: { message } });

/** The messages of the rules that a value violates. */
export const messagesOf = (error: ValidationError): Message[] =>
  Object.values((error.contexts ?? {}) as Record<string, { message: RuleMessage }>).map(({ message }) =>
    typeof message === 'function' ? message(error) : message,
  );
