import type { ValidationArguments, ValidationError, ValidationOptions } from 'class-validator';
import type { Message } from '../../messages.ts';

/** The message of a rule, or a function of the invalid value. */
export type RuleMessage = Message | ((args: ValidationArguments) => Message);

/** Options of a rule of class-validator with its message. class-validator reports only strings, so the message is JSON there. */
export const withMessage = (message: RuleMessage): ValidationOptions => ({
  message: (args) => JSON.stringify(typeof message === 'function' ? message(args) : message),
});

/** The messages of the rules that a value violates. */
export const messagesOf = ({ constraints = {} }: ValidationError): Message[] =>
  Object.values(constraints).map((json) => JSON.parse(json) as Message);
